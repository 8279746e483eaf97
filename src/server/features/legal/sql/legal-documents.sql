-- Published legal documents are kept as they are.

create or replace trigger legal_documents_are_kept before delete or update on legal_documents
  for each row when ((old.status = 'published'::enum_legal_documents_status)) execute function refuse_rewriting();
