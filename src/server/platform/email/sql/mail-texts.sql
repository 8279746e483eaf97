-- Published texts of mails are kept as they are; who wrote one is forgotten with their account.

create or replace trigger mail_texts_are_kept before delete on mail_texts
  for each row when ((old.status = 'published'::enum_mail_texts_status)) execute function refuse_rewriting();

create or replace trigger mail_texts_keep_their_words
  before update of kind, version, effective_on, status, subject, title, preview, body on mail_texts
  for each row when ((old.status = 'published'::enum_mail_texts_status)) execute function refuse_rewriting();
