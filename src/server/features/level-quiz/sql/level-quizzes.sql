-- Published level quizzes are kept as they are.

create or replace trigger level_quizzes_are_kept before delete or update on level_quizzes
  for each row when ((old.status = 'published'::enum_level_quizzes_status)) execute function refuse_rewriting();
