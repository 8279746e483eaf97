import type { MailQuery } from '@/server/platform/email/mail'
import { mailJobSql } from '@/server/platform/email/enqueue-mail'

/**
 * Puts the mail of this morning in the outbox, from seven in Paris whatever the season. Asked for again, it sends nothing
 * more: what the mail reads says that it has left.
 */
export const mailMorningNews = async ({ now, query }: { now: Date; query: MailQuery }): Promise<void> => {
  await query(
    `select ${mailJobSql({
      mail: `json_build_object('template', 'morning_news', 'day', to_char(paris, 'YYYY-MM-DD'))`,
      key: `'morning_news:' || to_char(paris, 'YYYY-MM-DD')`,
    })}
     from (select $1::timestamptz at time zone 'Europe/Paris' as paris) clock
     where extract(hour from paris) >= 7
       and not exists (select 1 from morning_mails m where m.day = paris::date)`,
    [now],
  )
}
