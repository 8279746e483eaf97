/** SQL condition: a row names the file `f.name` of the folder `f.folder`. */
export const IS_NAMED = /* sql */ `
  case f.folder
    when 'media' then exists (select from media m, media_files(m) n where n.name = f.name)
      or exists (select from users u where u.avatar_url = '/api/media/file/' || f.name)
    when 'recordings' then exists (select from recordings r where r.filename = f.name)
    else exists (select from picture_drawings d where d.source = f.name)
  end`
