/** One statement; where the two databases say it differently, one for each. */
type Step = string | { sqlite: string; postgres: string }

/** The tables, in steps that are applied once each. Times are epoch milliseconds, JSON is text. Add steps, never edit. */
export const migrations: Step[][] = [
  [
    `CREATE TABLE leads (
      id TEXT PRIMARY KEY, form TEXT NOT NULL, state TEXT NOT NULL, score INTEGER NOT NULL, reasons TEXT NOT NULL,
      fields TEXT NOT NULL, extra TEXT NOT NULL, email TEXT NOT NULL, phone TEXT NOT NULL, client TEXT NOT NULL,
      page TEXT NOT NULL, received_at BIGINT NOT NULL)`,
    `CREATE INDEX leads_by_state ON leads (state, received_at)`,
    `CREATE INDEX leads_by_email ON leads (email)`,
    `CREATE INDEX leads_by_phone ON leads (phone)`,
    `CREATE TABLE submission_keys (key TEXT PRIMARY KEY, lead_id TEXT NOT NULL, expires_at BIGINT NOT NULL)`,
    `CREATE INDEX submission_keys_by_lead ON submission_keys (lead_id)`,
    `CREATE INDEX submission_keys_by_expiry ON submission_keys (expires_at)`,
    `CREATE TABLE outbox (
      lead_id TEXT PRIMARY KEY, state TEXT NOT NULL, due_at BIGINT NOT NULL, lease TEXT, attempts INTEGER NOT NULL,
      doubtful INTEGER NOT NULL, first_attempt_at BIGINT, sent_at BIGINT, last_error TEXT)`,
    `CREATE INDEX outbox_by_due ON outbox (state, due_at)`,
    `CREATE TABLE heartbeat (name TEXT PRIMARY KEY, written_at BIGINT NOT NULL, padding TEXT NOT NULL)`,
  ],
  [`CREATE TABLE turns (name TEXT PRIMARY KEY, ends_at BIGINT NOT NULL)`],
  [
    `ALTER TABLE outbox ADD COLUMN first_due_at BIGINT NOT NULL DEFAULT 0`,
    `ALTER TABLE outbox ADD COLUMN put_off INTEGER NOT NULL DEFAULT 0`,
    `UPDATE outbox SET first_due_at = COALESCE(first_attempt_at, due_at)`,
    `CREATE INDEX outbox_by_first_due ON outbox (state, first_due_at)`,
  ],
  [`ALTER TABLE leads ADD COLUMN shown TEXT NOT NULL DEFAULT '{}'`],
  [
    // SQLite stores bytes in a column of any type; PostgreSQL calls them so.
    `CREATE TABLE photos (
      lead_id TEXT NOT NULL, number INTEGER NOT NULL, field TEXT NOT NULL, name TEXT NOT NULL, bytes BYTEA NOT NULL,
      PRIMARY KEY (lead_id, number))`,
  ],
  [
    // The outbox of the mails to visitors, with what each says.
    `CREATE TABLE answers (
      lead_id TEXT PRIMARY KEY, address TEXT NOT NULL, sender TEXT NOT NULL, subject TEXT NOT NULL, body TEXT NOT NULL,
      state TEXT NOT NULL, due_at BIGINT NOT NULL, first_due_at BIGINT NOT NULL, lease TEXT, attempts INTEGER NOT NULL,
      put_off INTEGER NOT NULL, doubtful INTEGER NOT NULL, first_attempt_at BIGINT, sent_at BIGINT, last_error TEXT)`,
    `CREATE INDEX answers_by_due ON answers (state, due_at)`,
    `CREATE INDEX answers_by_address ON answers (address, first_due_at)`,
    `CREATE INDEX answers_by_sender ON answers (sender, first_due_at)`,
    `CREATE INDEX answers_by_first_due ON answers (first_due_at)`,
  ],
  [
    `ALTER TABLE leads ADD COLUMN kind TEXT NOT NULL DEFAULT 'request'`,
    `ALTER TABLE leads ADD COLUMN confirmed_at BIGINT`,
    // How many mails somebody made the site send to an address lately: see statements.takeRecipient.
    `CREATE TABLE recipients (
      address TEXT PRIMARY KEY, lead_id TEXT NOT NULL, amount INTEGER NOT NULL, next_at BIGINT NOT NULL,
      ends_at BIGINT NOT NULL)`,
    `CREATE INDEX recipients_by_lead ON recipients (lead_id)`,
    `CREATE TABLE secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL)`,
  ],
  [`ALTER TABLE leads ADD COLUMN source TEXT NOT NULL DEFAULT '{}'`],
  [
    // An answer's mailbox as recipients have it: one mailbox has many addresses.
    `ALTER TABLE answers ADD COLUMN mailbox TEXT NOT NULL DEFAULT ''`,
    `CREATE INDEX answers_by_mailbox ON answers (mailbox, first_due_at)`,
  ],
  [
    // Held for numbers alone: see statements.letGo.
    `ALTER TABLE leads ADD COLUMN until_calm INTEGER NOT NULL DEFAULT 0`,
    `CREATE INDEX leads_until_calm ON leads (received_at) WHERE until_calm = 1`,
  ],
  [
    // How fast pages were for visitors: see server/vitals/buckets.ts.
    `CREATE TABLE vitals (
      day TEXT NOT NULL, page TEXT NOT NULL, metric TEXT NOT NULL, bucket INTEGER NOT NULL, amount INTEGER NOT NULL,
      PRIMARY KEY (day, page, metric, bucket))`,
  ],
  [
    // The outbox of what a receiver of the owner is told.
    `CREATE TABLE webhooks (
      lead_id TEXT PRIMARY KEY, state TEXT NOT NULL, due_at BIGINT NOT NULL, first_due_at BIGINT NOT NULL, lease TEXT,
      attempts INTEGER NOT NULL, put_off INTEGER NOT NULL, doubtful INTEGER NOT NULL, first_attempt_at BIGINT,
      sent_at BIGINT, last_error TEXT)`,
    `CREATE INDEX webhooks_by_due ON webhooks (state, due_at)`,
  ],
  [
    // The desk: see desk/.
    `CREATE TABLE desk_people (
      id TEXT PRIMARY KEY, address TEXT NOT NULL UNIQUE, name TEXT NOT NULL, role TEXT NOT NULL, created_at BIGINT NOT NULL)`,
    `CREATE TABLE desk_links (hash TEXT PRIMARY KEY, person_id TEXT NOT NULL, expires_at BIGINT NOT NULL)`,
    `CREATE TABLE desk_sessions (
      id TEXT PRIMARY KEY, hash TEXT NOT NULL UNIQUE, person_id TEXT NOT NULL, agent TEXT NOT NULL, client TEXT NOT NULL,
      created_at BIGINT NOT NULL, seen_at BIGINT NOT NULL)`,
    `CREATE TABLE desk_passkeys (
      id TEXT PRIMARY KEY, person_id TEXT NOT NULL, public_key BYTEA NOT NULL, counter BIGINT NOT NULL,
      transports TEXT NOT NULL, name TEXT NOT NULL, created_at BIGINT NOT NULL, used_at BIGINT)`,
    `CREATE TABLE desk_subscriptions (
      id TEXT PRIMARY KEY, person_id TEXT NOT NULL, endpoint TEXT NOT NULL, keys TEXT NOT NULL, language TEXT NOT NULL,
      created_at BIGINT NOT NULL)`,
    `CREATE TABLE desk_publications (
      id TEXT PRIMARY KEY, person_id TEXT NOT NULL, words TEXT NOT NULL, due_at BIGINT NOT NULL, state TEXT NOT NULL,
      problem TEXT NOT NULL DEFAULT '')`,
    `CREATE TABLE desk_audit (
      number BIGINT PRIMARY KEY, at BIGINT NOT NULL, person TEXT NOT NULL, action TEXT NOT NULL, details TEXT NOT NULL,
      hash TEXT NOT NULL)`,
    ...['UPDATE', 'DELETE'].map((change) => ({
      sqlite: `CREATE TRIGGER desk_audit_no_${change.toLowerCase()} BEFORE ${change} ON desk_audit
        BEGIN SELECT RAISE(ABORT, 'the audit log is written once'); END`,
      postgres: `CREATE OR REPLACE FUNCTION desk_audit_stays() RETURNS trigger LANGUAGE plpgsql
        AS $$ BEGIN RAISE EXCEPTION 'the audit log is written once'; END $$;
        CREATE TRIGGER desk_audit_no_${change.toLowerCase()} BEFORE ${change} ON desk_audit
        FOR EACH ROW EXECUTE FUNCTION desk_audit_stays()`,
    })),
    // What the owner made of a lead.
    `ALTER TABLE leads ADD COLUMN answered_at BIGINT`,
    `ALTER TABLE leads ADD COLUMN done_at BIGINT`,
    `CREATE TABLE lead_notes (
      id TEXT PRIMARY KEY, lead_id TEXT NOT NULL, person TEXT NOT NULL, text TEXT NOT NULL, created_at BIGINT NOT NULL)`,
    `CREATE INDEX lead_notes_by_lead ON lead_notes (lead_id)`,
    // How many visitors began a form: days, pages and names of forms, and nothing else of them.
    `CREATE TABLE form_starts (
      day TEXT NOT NULL, page TEXT NOT NULL, form TEXT NOT NULL, amount INTEGER NOT NULL, PRIMARY KEY (day, page, form))`,
  ],
]

/** The statements that one of the databases has not run yet. */
export const stepsSince = (version: number, database: 'sqlite' | 'postgres'): string[] =>
  migrations
    .slice(version)
    .flat()
    .map((step) => (typeof step === 'string' ? step : step[database]))

/** The table that remembers how many steps were applied. */
export const createVersionTable = 'CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)'
