/** Every statement, the same for both databases; a group is committed at once. PostgreSQL must know types: hence casts. */

/** What waits to be sent: `outbox` has mails to the owner, `answers` those to visitors, `webhooks` calls of a receiver. */
type Outbox = 'outbox' | 'answers' | 'webhooks'

/** The box of the desk in which a lead lies; the index leads_by_box has the same text. */
const box = `CASE WHEN leads.state <> 'inbox' THEN leads.state WHEN kind = 'newsletter' THEN kind
  WHEN done_at IS NOT NULL THEN 'done' WHEN answered_at IS NOT NULL THEN 'answered' ELSE 'new' END`
const leadColumns = (
  mail: Outbox,
) => `leads.id, form, kind, leads.state, score, reasons, fields, extra, shown, client, page,
  source, received_at AS "receivedAt", confirmed_at AS "confirmedAt", answered_at AS "answeredAt",
  done_at AS "doneAt", ${box} AS box, mail.state AS "mailState", mail.attempts,
  mail.put_off AS "putOff", mail.doubtful, mail.due_at AS "dueAt", mail.first_attempt_at AS "firstAttemptAt",
  mail.sent_at AS "sentAt", mail.last_error AS "lastError",
  (SELECT count(*) FROM photos WHERE photos.lead_id = leads.id) AS photos,
  (SELECT answers.state FROM answers WHERE answers.lead_id = leads.id) AS answer
  FROM leads JOIN ${mail} AS mail ON mail.lead_id = leads.id`
/** What is asked of leads: state, that of their mail, and kind, each empty for any. */
const fits = `(:state = '' OR leads.state = :state) AND (:mail = '' OR mail.state = :mail) AND (:kind = '' OR kind = :kind)`
const fromNow = (milliseconds: string) => `now_ms() + CAST(${milliseconds} AS BIGINT)`
/** Clocks of several machines differ a little; what lies further ahead than it can was set by a clock that was wrong. */
const tooFar = (column: string, most: string) => `${column} > ${fromNow(most)} + 60000`
const isDue = `state = 'pending' AND (due_at <= now_ms() OR ${tooFar('due_at', ':longestDelayMs')})`
/** The time itself, or now where it is missing (0 in what an older version stored) or lies ahead. */
const pastTime = (column: string) => `CASE WHEN ${column} BETWEEN 1 AND now_ms() THEN ${column} ELSE now_ms() END`
const erased = `SELECT id FROM leads WHERE (:email <> '' AND email = :email) OR (:phone <> '' AND phone = :phone) OR id = :id`
/** Confirmed addresses stay until they are taken off the list. */
const outdated = `SELECT leads.id FROM leads JOIN outbox ON outbox.lead_id = leads.id
  WHERE leads.state = :state AND received_at < CAST(:before AS BIGINT) AND outbox.state IN ('waiting', 'sent')
    AND confirmed_at IS NULL`
const unconfirmed = `kind = 'newsletter' AND confirmed_at IS NULL`
/** Time to confirm begins when the mail was first tried; where it waits for the owner, when the address came. */
const askedAt = 'COALESCE(outbox.first_attempt_at, leads.received_at)'
const lapsed = `SELECT leads.id FROM leads JOIN outbox ON outbox.lead_id = leads.id
  WHERE ${unconfirmed} AND ${askedAt} < now_ms() - CAST(:withinMs AS BIGINT)`
/** Every entry of the address that one lead entered in the same list. */
const leaving = `SELECT entry.id FROM leads entry JOIN leads named ON named.id = :id
  WHERE named.kind = 'newsletter' AND entry.kind = 'newsletter' AND entry.email = named.email AND entry.form = named.form`
const tablesOfLeads = ['submission_keys', 'photos', 'recipients', 'answers', 'webhooks', 'lead_notes', 'outbox']
/** Erases leads with all that belongs to them; mail and leads go last, since the others are found by them. */
const erasing = (ids: string) => ({
  ...Object.fromEntries(tablesOfLeads.map((table) => [table, `DELETE FROM ${table} WHERE lead_id IN (${ids})`])),
  leads: `DELETE FROM leads WHERE id IN (${ids}) RETURNING id`,
})

const leadTexts = 'id, form, kind, state, reasons, fields, extra, shown, source, email, phone, client, page'
const answerTexts = 'address, sender, subject, body, state, mailbox'
/** The parameters that are called like the columns. */
const given = (columns: string) => columns.replaceAll(/\w+/g, ':$&')

/** From the first try on. */
const again = (mail: Outbox) => `UPDATE ${mail} SET state = 'pending', due_at = now_ms(), first_due_at = now_ms(),
    attempts = 0, put_off = 0, doubtful = 0, first_attempt_at = NULL, lease = NULL
  WHERE lead_id = :id RETURNING lead_id`

/** The way of one mail. `also` is a further condition for it to be due. */
const mailsOf = (mail: Outbox, also = '') => ({
  /** The outer conditions are checked again on each row once its lock is held, so two claimers never get the same. */
  claim: `UPDATE ${mail} SET lease = :lease, due_at = ${fromNow(':leaseMs')}, attempts = attempts + 1,
      first_attempt_at = ${pastTime('first_attempt_at')}, first_due_at = ${pastTime('first_due_at')}
    WHERE ${isDue}${also} AND lead_id IN (SELECT lead_id FROM ${mail} WHERE ${isDue}${also} ORDER BY due_at LIMIT :limit)
    RETURNING lead_id`,
  claimed: `SELECT ${leadColumns(mail)} WHERE mail.lease = :lease AND mail.state = 'pending'`,
  sent: `UPDATE ${mail} SET state = 'sent', sent_at = now_ms(), lease = NULL, last_error = :note
    WHERE lead_id = :id AND lease = :lease RETURNING lead_id`,
  failed: `UPDATE ${mail} SET state = :state, due_at = ${fromNow(':delayMs')}, lease = NULL, last_error = :error,
      doubtful = doubtful + CAST(:doubtful AS INTEGER), put_off = put_off + CAST(:putOff AS INTEGER)
    WHERE lead_id = :id AND lease = :lease RETURNING lead_id`,
  again: again(mail),
  sizes: `SELECT leads.id, length(fields) + length(extra) + length(shown) AS size
    FROM leads JOIN ${mail} AS mail ON mail.lead_id = leads.id WHERE ${fits} AND leads.id > :after
    ORDER BY leads.id LIMIT :most`,
  leads: `SELECT ${leadColumns(mail)} WHERE ${fits} AND leads.id > :after AND leads.id <= :last ORDER BY leads.id`,
})

/** Mail to the owner that was refused or given up, or failed so far. */
const isUnsent = `kind = 'request' AND leads.state = 'inbox' AND (mail.state = 'dead' OR (mail.state = 'pending' AND mail.last_error IS NOT NULL))`
const newestFirst = `AND leads.id < :before ORDER BY leads.id DESC LIMIT :most`
/** Of a lead, what is searched: its beginning, and that of the newest leads, however many there are. */
const searched = `lower(substr(fields, 1, 20000))`
const mostSearched = 20_000
const changeRequest = (change: string) =>
  `UPDATE leads SET ${change} WHERE id = :id AND state = 'inbox' AND kind = 'request' RETURNING id`

const dayMs = 24 * 60 * 60 * 1000
/** Answers in a day at most: to one mailbox, to all that one sender named, and in all. Nobody is flooded through a form. */
const answerLimits = { toMailbox: 2, bySender: 10, inAll: 200 }
/** Mails of any kind in a day that visitors can make us send to one mailbox. */
const mostToMailbox = 3
/** How many answers of the last day fit; those that only wait do not count. */
const answersOfToday = (condition: string) =>
  `(SELECT count(*) FROM answers AS other WHERE ${condition} AND other.state <> 'waiting'
    AND other.first_due_at > now_ms() - ${dayMs})`
/** The mails of the last day to the mailbox with the hash: answers, and questions of a newsletter whether it is theirs. */
const mailsOfToday = (mailbox: string) =>
  `(${answersOfToday(`other.mailbox = ${mailbox}`)} + COALESCE((SELECT amount FROM recipients AS asked
    WHERE asked.address = ${mailbox} AND asked.next_at > now_ms() - ${dayMs}), 0))`
const mayBeAnswered = (
  mailbox: string,
  sender: string,
) => `${answersOfToday(`other.mailbox = ${mailbox}`)} < ${answerLimits.toMailbox}
      AND ${mailsOfToday(mailbox)} < ${mostToMailbox}
      AND ${answersOfToday(`other.sender = ${sender}`)} < ${answerLimits.bySender}
      AND ${answersOfToday('1 = 1')} < ${answerLimits.inAll}`
/** An answer that could not go for so long would only astonish; nor does it go when a lead is released so late. */
const isStillWelcome = `first_due_at > now_ms() - ${3 * dayMs}`
const sendAnswer = (dueAt: string) => `UPDATE answers SET state = 'pending', due_at = ${dueAt}, first_due_at = now_ms()
    WHERE lead_id = :id AND state = 'waiting' AND ${isStillWelcome}
      AND ${mayBeAnswered('answers.mailbox', 'answers.sender')}`
const isInInbox = `EXISTS (SELECT 1 FROM leads WHERE leads.id = :id AND leads.state = 'inbox')`
const moveLead = `UPDATE leads SET state = :state, until_calm = 0 WHERE id = :id AND state <> 'canary' RETURNING id`
const stop = (mail: Outbox) =>
  `UPDATE ${mail} SET state = 'waiting', lease = NULL WHERE lead_id = :id AND state IN ('pending', 'dead')`
const sendWebhook = `UPDATE webhooks SET state = 'pending', due_at = now_ms(), first_due_at = now_ms()
  WHERE lead_id = :id AND state = 'waiting' AND ${isInInbox}`

export const statements = {
  add: {
    /** The key belongs to the first lead that brings it, until it runs out; then to the next. */
    key: `INSERT INTO submission_keys (key, lead_id, expires_at) VALUES (:key, :id, ${fromNow(':validMs')})
      ON CONFLICT (key) DO UPDATE SET lead_id = excluded.lead_id, expires_at = excluded.expires_at
      WHERE submission_keys.expires_at < now_ms() OR ${tooFar('submission_keys.expires_at', ':validMs')}`,
    lead: `INSERT INTO leads (${leadTexts}, score, until_calm, received_at)
      SELECT ${given(leadTexts)}, CAST(:score AS INTEGER), CAST(:untilCalm AS INTEGER), now_ms()
      WHERE EXISTS (SELECT 1 FROM submission_keys WHERE key = :key AND lead_id = :id)`,
    mail: `INSERT INTO outbox (lead_id, state, due_at, first_due_at, attempts, doubtful)
      SELECT id, :mail, now_ms(), now_ms(), 0, 0 FROM leads WHERE id = :id`,
    owner: `SELECT leads.id, leads.state FROM submission_keys JOIN leads ON leads.id = lead_id WHERE key = :key`,
  },
  addAnswer: {
    /** Makes all that promise a mail to the mailbox wait for each other until their commit. */
    mailbox: `INSERT INTO recipients (address, lead_id, amount, next_at, ends_at)
      SELECT :mailbox, id, 0, 0, 0 FROM leads WHERE id = :id ON CONFLICT (address) DO UPDATE SET amount = recipients.amount`,
    answer: `INSERT INTO answers (${answerTexts}, lead_id, due_at, first_due_at, attempts, put_off, doubtful)
      SELECT ${given(answerTexts)}, id, now_ms(), now_ms(), 0, 0, 0 FROM leads WHERE id = :id
        AND ${mayBeAnswered(':mailbox', ':sender')}`,
  },
  /** One for each lead, which goes when the lead is in the inbox. */
  addWebhook: `INSERT INTO webhooks (lead_id, state, due_at, first_due_at, attempts, put_off, doubtful)
    SELECT id, CASE WHEN state = 'inbox' THEN 'pending' ELSE 'waiting' END, now_ms(), now_ms(), 0, 0, 0
    FROM leads WHERE id = :id`,
  addPhoto: `INSERT INTO photos (lead_id, number, field, name, bytes) VALUES (:id, :number, :field, :name, :bytes)`,
  /** A repeat is no lead of its own: its pictures are there already. */
  dropRepeatedPhotos: `DELETE FROM photos WHERE lead_id = :id AND NOT EXISTS (SELECT 1 FROM leads WHERE id = :id)`,

  ask: {
    /**
     * Takes the mailbox of a lead as one to which a mail may go now: not again within `apartMs`, and `most` times at most
     * within `withinMs`. The row is locked until the commit, so that many submissions at once get no more than that.
     */
    recipient: `INSERT INTO recipients (address, lead_id, amount, next_at, ends_at)
      SELECT :mailbox, id, 1, ${fromNow(':apartMs')}, ${fromNow(':withinMs')} FROM leads WHERE id = :id
        AND state = 'inbox' AND email <> '' AND ${mailsOfToday(':mailbox')} < ${mostToMailbox}
      ON CONFLICT (address) DO UPDATE SET lead_id = excluded.lead_id, next_at = excluded.next_at,
        amount = CASE WHEN recipients.ends_at < now_ms() THEN 1 ELSE recipients.amount + 1 END,
        ends_at = CASE WHEN recipients.ends_at < now_ms() THEN excluded.ends_at ELSE recipients.ends_at END
      WHERE recipients.ends_at < now_ms() OR ${tooFar('recipients.ends_at', ':withinMs')}
        OR (recipients.next_at < now_ms() AND recipients.amount < CAST(:most AS INTEGER))`,
    /** Who is on the list already is asked no second time. */
    question: `UPDATE outbox SET state = 'pending' WHERE lead_id = :id
      AND EXISTS (SELECT 1 FROM recipients WHERE recipients.lead_id = :id)
      AND NOT EXISTS (SELECT 1 FROM leads known JOIN leads asking ON asking.id = :id WHERE known.email = asking.email
        AND known.form = asking.form AND known.kind = 'newsletter' AND known.confirmed_at IS NOT NULL)`,
  },
  confirm: {
    lead: `UPDATE leads SET confirmed_at = COALESCE(confirmed_at, now_ms())
      WHERE id = :id AND kind = 'newsletter' AND state = 'inbox' AND (confirmed_at IS NOT NULL OR EXISTS
        (SELECT 1 FROM outbox WHERE lead_id = leads.id AND ${askedAt} >= now_ms() - CAST(:withinMs AS BIGINT)))
      RETURNING id`,
    mail: `${stop('outbox')} AND EXISTS (SELECT 1 FROM leads WHERE leads.id = :id AND confirmed_at IS NOT NULL)`,
  },
  makeSecret: `INSERT INTO secrets (name, value) VALUES (:name, :value) ON CONFLICT (name) DO NOTHING`,
  secret: `SELECT value FROM secrets WHERE name = :name`,

  outbox: mailsOf('outbox'),
  webhooks: mailsOf('webhooks'),
  answers: mailsOf('answers', ` AND ${isStillWelcome}`),
  release: { lead: moveLead, mail: again('outbox'), answer: sendAnswer('now_ms()'), webhook: sendWebhook },
  markSpam: {
    lead: moveLead,
    mail: stop('outbox'),
    webhook: stop('webhooks'),
    answer: `UPDATE answers SET state = 'waiting', lease = NULL WHERE lead_id = :id AND state = 'pending'`,
  },

  /** The oldest leads that are held for numbers alone, once none has come for `calmMs`. */
  calmed: `SELECT id FROM leads WHERE until_calm = 1 AND state = 'held' AND NOT EXISTS
      (SELECT 1 FROM leads AS late WHERE late.until_calm = 1
        AND late.received_at BETWEEN now_ms() - CAST(:calmMs AS BIGINT) AND now_ms())
    ORDER BY received_at, id LIMIT :most`,
  /** Lets one of them go, unless another server or the owner was first. Its mails are due since it came: in order. */
  letGo: {
    lead: `UPDATE leads SET state = 'inbox', until_calm = 0 WHERE id = :id AND state = 'held' AND until_calm = 1
      RETURNING id`,
    mail: `UPDATE outbox SET state = 'pending', first_due_at = now_ms() WHERE lead_id = :id AND state = 'waiting'
      AND ${isInInbox}`,
    answer: `${sendAnswer('due_at')} AND ${isInInbox}`,
    webhook: sendWebhook,
  },

  boxed: `SELECT ${leadColumns('outbox')} WHERE ${box} = :box ${newestFirst}`,
  unsent: `SELECT ${leadColumns('outbox')} WHERE ${isUnsent} ${newestFirst}`,
  countBoxes: `SELECT ${box} AS box, count(*) AS amount FROM leads GROUP BY 1`,
  countUnsent: `SELECT count(*) AS amount FROM outbox AS mail JOIN leads ON leads.id = mail.lead_id WHERE ${isUnsent}`,
  arrived: `SELECT id FROM leads WHERE ${box} = 'new' AND id > :since ORDER BY id DESC LIMIT :most`,
  /** What may fit: every word is a pattern, and digits are those of a phone number, empty where they are none. */
  search: `SELECT ${leadColumns('outbox')} WHERE leads.state <> 'canary'
    AND ((${[1, 2, 3, 4, 5].map((number) => `${searched} LIKE :word${number}`).join(' AND ')})
      OR (:digits <> '' AND phone LIKE '%' || :digits || '%'))
    AND leads.id > COALESCE((SELECT id FROM leads ORDER BY id DESC LIMIT 1 OFFSET ${mostSearched}), '') ${newestFirst}`,
  arrivals: `SELECT id, kind, state, form, page, source, received_at AS "receivedAt", confirmed_at AS "confirmedAt",
      answered_at AS "answeredAt" FROM leads
    WHERE id > :after AND state <> 'canary' AND received_at >= CAST(:since AS BIGINT) ORDER BY id LIMIT :most`,
  markAnswered: changeRequest('answered_at = COALESCE(answered_at, now_ms())'),
  markDone: changeRequest('done_at = COALESCE(done_at, now_ms())'),
  /** One step back: from done to what it was before, from answered to new. */
  reopen: changeRequest('answered_at = CASE WHEN done_at IS NULL THEN NULL ELSE answered_at END, done_at = NULL'),
  addNote: `INSERT INTO lead_notes (id, lead_id, person, text, created_at)
    SELECT :noteId, id, :person, :text, now_ms() FROM leads WHERE id = :id AND state <> 'canary'
      AND (SELECT count(*) FROM lead_notes WHERE lead_id = :id) < CAST(:most AS INTEGER) RETURNING id`,
  notes: `SELECT person, text, created_at AS "createdAt" FROM lead_notes WHERE lead_id = :id ORDER BY created_at, id`,

  lead: `SELECT ${leadColumns('outbox')} WHERE leads.id = :id`,
  answer: `SELECT address, sender, subject, body AS text FROM answers WHERE lead_id = :id`,
  photos: `SELECT field, name, bytes FROM photos WHERE lead_id = :id ORDER BY number`,
  photo: `SELECT field, name, bytes FROM photos WHERE lead_id = :id AND number = CAST(:number AS INTEGER)`,
  countLeads: `SELECT state, count(*) AS amount FROM leads GROUP BY state`,
  /** A mistyped address of a visitor is no mail that the owner has to look after. */
  countMail: `SELECT state, count(*) AS amount FROM outbox WHERE state <> 'dead'
      OR NOT EXISTS (SELECT 1 FROM leads WHERE leads.id = lead_id AND kind = 'newsletter') GROUP BY state`,
  /** Since it was due for the first time: each try moves the next one on. */
  oldestDue: `SELECT now_ms() - min(first_due_at) AS waited FROM outbox WHERE state = 'pending' AND first_due_at > 0`,
  countWebhooks: `SELECT state, count(*) AS amount, now_ms() - min(first_due_at) AS waited FROM webhooks GROUP BY state`,
  heartbeat: `INSERT INTO heartbeat (name, written_at, padding) VALUES ('server', now_ms(), :padding)
    ON CONFLICT (name) DO UPDATE SET written_at = excluded.written_at, padding = excluded.padding`,
  takeTurn: `INSERT INTO turns (name, ends_at) VALUES (:name, ${fromNow(':lastsMs')})
    ON CONFLICT (name) DO UPDATE SET ends_at = excluded.ends_at
    WHERE turns.ends_at < now_ms() OR ${tooFar('turns.ends_at', ':lastsMs')} RETURNING name`,
  giveTurnBack: `DELETE FROM turns WHERE name = :name`,

  addVitals: `INSERT INTO vitals (day, page, metric, bucket, amount)
      VALUES (:day, :page, :metric, CAST(:bucket AS INTEGER), CAST(:amount AS INTEGER))
    ON CONFLICT (day, page, metric, bucket) DO UPDATE SET amount = vitals.amount + excluded.amount`,
  vitals: `SELECT page, metric, bucket, sum(amount) AS amount FROM vitals WHERE day >= :since
    GROUP BY page, metric, bucket`,
  expireVitals: {
    vitals: `DELETE FROM vitals WHERE day < :before`,
    starts: `DELETE FROM form_starts WHERE day < :before`,
  },
  addStarts: `INSERT INTO form_starts (day, page, form, amount) VALUES (:day, :page, :form, CAST(:amount AS INTEGER))
    ON CONFLICT (day, page, form) DO UPDATE SET amount = form_starts.amount + excluded.amount`,
  starts: `SELECT page, form, sum(amount) AS amount FROM form_starts WHERE day >= :since GROUP BY page, form`,

  erase: erasing(erased),
  leave: erasing(leaving),
  lapse: {
    ...erasing(lapsed),
    leads: `DELETE FROM leads WHERE ${unconfirmed} AND received_at < now_ms() - CAST(:withinMs AS BIGINT)
      AND NOT EXISTS (SELECT 1 FROM outbox WHERE lead_id = leads.id) RETURNING id`,
    recipientsInAll: `DELETE FROM recipients WHERE ends_at < now_ms() OR ${tooFar('ends_at', ':longestMs')}`,
  },
  expire: {
    ...erasing(outdated),
    leads: `DELETE FROM leads WHERE state = :state AND received_at < CAST(:before AS BIGINT)
      AND NOT EXISTS (SELECT 1 FROM outbox WHERE lead_id = leads.id) RETURNING id`,
    keysInAll: `DELETE FROM submission_keys WHERE expires_at < now_ms() OR ${tooFar('expires_at', ':longestMs')}`,
  },
}
