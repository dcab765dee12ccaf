/** Every statement of the store, the same for both databases. Casts are there for PostgreSQL, which must know types. */

/** Where mails wait to be sent: `outbox` has those to the owner, `answers` those to visitors. */
type Outbox = 'outbox' | 'answers'

const leadColumns = (
  mail: Outbox,
) => `leads.id, form, kind, leads.state, score, reasons, fields, extra, shown, client, page,
  source, received_at, confirmed_at, mail.state AS mail_state, mail.attempts, mail.put_off, mail.doubtful, mail.due_at,
  mail.first_attempt_at, mail.sent_at, mail.last_error,
  (SELECT count(*) FROM photos WHERE photos.lead_id = leads.id) AS photos,
  (SELECT answers.state FROM answers WHERE answers.lead_id = leads.id) AS answer_state
  FROM leads JOIN ${mail} AS mail ON mail.lead_id = leads.id`
/** What is asked of leads: state, that of their mail, and kind, each empty for any. */
const fits = `($1 = '' OR leads.state = $1) AND ($2 = '' OR mail.state = $2) AND ($3 = '' OR kind = $3)`
const leadsWithMail = `SELECT ${leadColumns('outbox')}`
/** Clocks of several machines differ a little; what lies further ahead than it can was set by a clock that was wrong. */
const tooFar = (column: string, mostMs: string) => `${column} > now_ms() + CAST(${mostMs} AS BIGINT) + 60000`
const isDue = `state = 'pending' AND (due_at <= now_ms() OR ${tooFar('due_at', '$4')})`
/** The time itself, or now where it is missing (0 in what an older version stored) or lies ahead. */
const pastTime = (column: string) => `CASE WHEN ${column} BETWEEN 1 AND now_ms() THEN ${column} ELSE now_ms() END`
const erased = `SELECT id FROM leads WHERE ($1 <> '' AND email = $1) OR ($2 <> '' AND phone = $2) OR id = $3`
/** Confirmed addresses stay until they are taken off the list. */
const outdated = `SELECT leads.id FROM leads JOIN outbox ON outbox.lead_id = leads.id
  WHERE leads.state = $1 AND received_at < CAST($2 AS BIGINT) AND outbox.state IN ('waiting', 'sent')
    AND confirmed_at IS NULL`
const unconfirmed = `kind = 'newsletter' AND confirmed_at IS NULL`
/** Time to confirm begins when the mail was first tried; where it waits for the owner, when the address came. */
const askedAt = 'COALESCE(outbox.first_attempt_at, leads.received_at)'
const lapsed = `SELECT leads.id FROM leads JOIN outbox ON outbox.lead_id = leads.id
  WHERE ${unconfirmed} AND ${askedAt} < now_ms() - CAST($1 AS BIGINT)`
/** Every entry of the address that one lead entered in the same list. */
const leaving = `SELECT entry.id FROM leads entry JOIN leads named ON named.id = $1
  WHERE named.kind = 'newsletter' AND entry.kind = 'newsletter' AND entry.email = named.email AND entry.form = named.form`
/** Erases leads with all that belongs to them; mail and leads go last, since the others are found by them. */
const erasing = (ids: string) => ({
  keys: `DELETE FROM submission_keys WHERE lead_id IN (${ids})`,
  photos: `DELETE FROM photos WHERE lead_id IN (${ids})`,
  recipients: `DELETE FROM recipients WHERE lead_id IN (${ids})`,
  answers: `DELETE FROM answers WHERE lead_id IN (${ids})`,
  mail: `DELETE FROM outbox WHERE lead_id IN (${ids})`,
  leads: `DELETE FROM leads WHERE id IN (${ids}) RETURNING id`,
})

/** The way of one mail. `also` is a further condition for it to be due. */
const mailsOf = (mail: Outbox, also = '') => ({
  /** The outer conditions are checked again on each row once its lock is held, so two claimers never get the same. */
  claim: `UPDATE ${mail} SET lease = $1, due_at = now_ms() + CAST($2 AS BIGINT), attempts = attempts + 1,
      first_attempt_at = ${pastTime('first_attempt_at')}, first_due_at = ${pastTime('first_due_at')}
    WHERE ${isDue}${also} AND lead_id IN (SELECT lead_id FROM ${mail} WHERE ${isDue}${also} ORDER BY due_at LIMIT $3)
    RETURNING lead_id`,
  claimed: `SELECT ${leadColumns(mail)} WHERE mail.lease = $1 AND mail.state = 'pending'`,
  sent: `UPDATE ${mail} SET state = 'sent', sent_at = now_ms(), lease = NULL, last_error = $3
    WHERE lead_id = $1 AND lease = $2 RETURNING lead_id`,
  failed: `UPDATE ${mail} SET state = $3, due_at = now_ms() + CAST($4 AS BIGINT), lease = NULL, last_error = $5,
      doubtful = doubtful + CAST($6 AS INTEGER), put_off = put_off + CAST($7 AS INTEGER)
    WHERE lead_id = $1 AND lease = $2 RETURNING lead_id`,
})

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
    WHERE lead_id = $1 AND state = 'waiting' AND ${isStillWelcome}
      AND ${mayBeAnswered('answers.mailbox', 'answers.sender')}`
const isInInbox = `EXISTS (SELECT 1 FROM leads WHERE leads.id = $1 AND leads.state = 'inbox')`

export const statements = {
  /** The key belongs to the first lead that brings it, until it runs out; then to the next. */
  takeKey: `INSERT INTO submission_keys (key, lead_id, expires_at) VALUES ($1, $2, now_ms() + CAST($3 AS BIGINT))
    ON CONFLICT (key) DO UPDATE SET lead_id = excluded.lead_id, expires_at = excluded.expires_at
    WHERE submission_keys.expires_at < now_ms() OR ${tooFar('submission_keys.expires_at', '$3')}`,
  addLead: `INSERT INTO leads (id, form, state, score, reasons, fields, extra, email, phone, client, page, shown, kind,
      source, until_calm, received_at)
    SELECT $2, $3, $4, CAST($5 AS INTEGER), $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, CAST($16 AS INTEGER), now_ms()
    WHERE EXISTS (SELECT 1 FROM submission_keys WHERE key = $1 AND lead_id = $2)`,
  addMail: `INSERT INTO outbox (lead_id, state, due_at, first_due_at, attempts, doubtful)
    SELECT id, $2, now_ms(), now_ms(), 0, 0 FROM leads WHERE id = $1`,
  /** Makes all that promise a mail to the mailbox $2 wait for each other until their commit. */
  holdMailbox: `INSERT INTO recipients (address, lead_id, amount, next_at, ends_at)
    SELECT $2, id, 0, 0, 0 FROM leads WHERE id = $1 ON CONFLICT (address) DO UPDATE SET amount = recipients.amount`,
  addAnswer: `INSERT INTO answers (lead_id, address, sender, subject, body, state, mailbox, due_at, first_due_at, attempts,
      put_off, doubtful)
    SELECT id, $2, $3, $4, $5, $6, $7, now_ms(), now_ms(), 0, 0, 0 FROM leads WHERE id = $1
      AND ${mayBeAnswered('$7', '$3')}`,
  addPhoto: `INSERT INTO photos (lead_id, number, field, name, bytes) VALUES ($1, $2, $3, $4, $5)`,
  /** A repeat is no lead of its own: its pictures are there already. */
  dropRepeatedPhotos: `DELETE FROM photos WHERE lead_id = $1 AND NOT EXISTS (SELECT 1 FROM leads WHERE id = $1)`,
  keyOwner: `SELECT leads.id, leads.state FROM submission_keys JOIN leads ON leads.id = lead_id WHERE key = $1`,

  /**
   * Takes the mailbox $5 of a lead as one to which a mail may go now: not again within $2, and $4 times at most within $3.
   * The row is locked until the commit, so that many submissions at once get no more than that.
   */
  takeRecipient: `INSERT INTO recipients (address, lead_id, amount, next_at, ends_at)
    SELECT $5, id, 1, now_ms() + CAST($2 AS BIGINT), now_ms() + CAST($3 AS BIGINT)
    FROM leads WHERE id = $1 AND state = 'inbox' AND email <> '' AND ${mailsOfToday('$5')} < ${mostToMailbox}
    ON CONFLICT (address) DO UPDATE SET lead_id = excluded.lead_id, next_at = excluded.next_at,
      amount = CASE WHEN recipients.ends_at < now_ms() THEN 1 ELSE recipients.amount + 1 END,
      ends_at = CASE WHEN recipients.ends_at < now_ms() THEN excluded.ends_at ELSE recipients.ends_at END
    WHERE recipients.ends_at < now_ms() OR ${tooFar('recipients.ends_at', '$3')}
      OR (recipients.next_at < now_ms() AND recipients.amount < CAST($4 AS INTEGER))`,
  /** Who is on the list already is asked no second time. */
  askToConfirm: `UPDATE outbox SET state = 'pending' WHERE lead_id = $1
    AND EXISTS (SELECT 1 FROM recipients WHERE recipients.lead_id = $1)
    AND NOT EXISTS (SELECT 1 FROM leads known JOIN leads asking ON asking.id = $1 WHERE known.email = asking.email
      AND known.form = asking.form AND known.kind = 'newsletter' AND known.confirmed_at IS NOT NULL)`,
  confirm: `UPDATE leads SET confirmed_at = COALESCE(confirmed_at, now_ms())
    WHERE id = $1 AND kind = 'newsletter' AND state = 'inbox' AND (confirmed_at IS NOT NULL OR EXISTS
      (SELECT 1 FROM outbox WHERE lead_id = leads.id AND ${askedAt} >= now_ms() - CAST($2 AS BIGINT)))
    RETURNING id`,
  stopAsking: `UPDATE outbox SET state = 'waiting', lease = NULL WHERE lead_id = $1 AND state IN ('pending', 'dead')
    AND EXISTS (SELECT 1 FROM leads WHERE leads.id = $1 AND confirmed_at IS NOT NULL)`,
  makeSecret: `INSERT INTO secrets (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING`,
  secret: `SELECT value FROM secrets WHERE name = $1`,

  sendMail: `UPDATE outbox SET state = 'pending', due_at = now_ms(), first_due_at = now_ms(), attempts = 0, put_off = 0,
      doubtful = 0, first_attempt_at = NULL, lease = NULL
    WHERE lead_id = $1 RETURNING lead_id`,
  stopMail: `UPDATE outbox SET state = 'waiting', lease = NULL WHERE lead_id = $1 AND state IN ('pending', 'dead')`,
  sendAnswer: sendAnswer('now_ms()'),
  stopAnswer: `UPDATE answers SET state = 'waiting', lease = NULL WHERE lead_id = $1 AND state = 'pending'`,
  outbox: mailsOf('outbox'),
  answers: mailsOf('answers', ` AND ${isStillWelcome}`),
  moveLead: `UPDATE leads SET state = $2, until_calm = 0 WHERE id = $1 AND state <> 'canary' RETURNING id`,

  /** The oldest $2 leads that are held for numbers alone, once none has come for $1. */
  calmed: `SELECT id FROM leads WHERE until_calm = 1 AND state = 'held' AND NOT EXISTS
      (SELECT 1 FROM leads AS late WHERE late.until_calm = 1
        AND late.received_at BETWEEN now_ms() - CAST($1 AS BIGINT) AND now_ms())
    ORDER BY received_at, id LIMIT $2`,
  /** Lets one of them go, unless another server or the owner was first. Its mails are due since it came: in order. */
  letGo: {
    lead: `UPDATE leads SET state = 'inbox', until_calm = 0 WHERE id = $1 AND state = 'held' AND until_calm = 1
      RETURNING id`,
    mail: `UPDATE outbox SET state = 'pending', first_due_at = now_ms() WHERE lead_id = $1 AND state = 'waiting'
      AND ${isInInbox}`,
    answer: `${sendAnswer('due_at')} AND ${isInInbox}`,
  },

  lead: `${leadsWithMail} WHERE leads.id = $1`,
  leadSizes: `SELECT leads.id, length(fields) + length(extra) + length(shown) AS size
    FROM leads JOIN outbox AS mail ON mail.lead_id = leads.id WHERE ${fits} AND leads.id > $4 ORDER BY leads.id LIMIT $5`,
  leads: `${leadsWithMail} WHERE ${fits} AND leads.id > $4 AND leads.id <= $5 ORDER BY leads.id`,
  answer: `SELECT address, sender, subject, body FROM answers WHERE lead_id = $1`,
  photos: `SELECT field, name, bytes FROM photos WHERE lead_id = $1 ORDER BY number`,
  countLeads: `SELECT state, count(*) AS amount FROM leads GROUP BY state`,
  /** A mistyped address of a visitor is no mail that the owner has to look after. */
  countMail: `SELECT state, count(*) AS amount FROM outbox WHERE state <> 'dead'
      OR NOT EXISTS (SELECT 1 FROM leads WHERE leads.id = lead_id AND kind = 'newsletter') GROUP BY state`,
  /** Since it was due for the first time: each try moves the next one on. */
  oldestDue: `SELECT now_ms() - min(first_due_at) AS waited FROM outbox WHERE state = 'pending' AND first_due_at > 0`,
  heartbeat: `INSERT INTO heartbeat (name, written_at, padding) VALUES ('server', now_ms(), $1)
    ON CONFLICT (name) DO UPDATE SET written_at = excluded.written_at, padding = excluded.padding`,
  takeTurn: `INSERT INTO turns (name, ends_at) VALUES ($1, now_ms() + CAST($2 AS BIGINT))
    ON CONFLICT (name) DO UPDATE SET ends_at = excluded.ends_at 
    WHERE turns.ends_at < now_ms() OR ${tooFar('turns.ends_at', '$2')} RETURNING name`,
  giveTurnBack: `DELETE FROM turns WHERE name = $1`,

  erase: erasing(erased),
  leave: erasing(leaving),
  lapse: {
    ...erasing(lapsed),
    leads: `DELETE FROM leads WHERE ${unconfirmed} AND received_at < now_ms() - CAST($1 AS BIGINT)
      AND NOT EXISTS (SELECT 1 FROM outbox WHERE lead_id = leads.id) RETURNING id`,
  },
  expire: {
    ...erasing(outdated),
    leads: `DELETE FROM leads WHERE state = $1 AND received_at < CAST($2 AS BIGINT)
      AND NOT EXISTS (SELECT 1 FROM outbox WHERE lead_id = leads.id) RETURNING id`,
  },
  expireRecipients: `DELETE FROM recipients WHERE ends_at < now_ms() OR ${tooFar('ends_at', '$1')}`,
  expireKeys: `DELETE FROM submission_keys WHERE expires_at < now_ms() OR ${tooFar('expires_at', '$1')}`,
}
