/**
 * Amounts are whole numbers of 10^-8. No constraint here prevents a double payment: a second create request with a new
 * idempotency key makes a second deposit and a second credit, so that tests can detect it.
 */
export const schema = `
CREATE TABLE IF NOT EXISTS players (
  id TEXT PRIMARY KEY,
  country TEXT NOT NULL,
  currency TEXT NOT NULL,
  profile TEXT NOT NULL,
  created_at INTEGER NOT NULL
);
CREATE TABLE IF NOT EXISTS tokens (
  token TEXT PRIMARY KEY,
  player_id TEXT NOT NULL REFERENCES players (id),
  revoked INTEGER NOT NULL DEFAULT 0,
  expires_at INTEGER
);
CREATE TABLE IF NOT EXISTS deposits (
  id TEXT PRIMARY KEY,
  player_id TEXT NOT NULL REFERENCES players (id),
  kind TEXT NOT NULL,
  method TEXT NOT NULL,
  country TEXT NOT NULL,
  units INTEGER,
  currency TEXT NOT NULL,
  status TEXT NOT NULL,
  outcome TEXT NOT NULL,
  return_url TEXT,
  idempotency_key TEXT,
  answer TEXT NOT NULL,
  details TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  expires_at INTEGER
);
CREATE INDEX IF NOT EXISTS deposits_of_player ON deposits (player_id, created_at);
CREATE TABLE IF NOT EXISTS withdrawals (
  id TEXT PRIMARY KEY,
  player_id TEXT NOT NULL REFERENCES players (id),
  method TEXT NOT NULL,
  units INTEGER NOT NULL,
  currency TEXT NOT NULL,
  account TEXT NOT NULL,
  to_currency TEXT,
  status TEXT NOT NULL,
  idempotency_key TEXT,
  created_at INTEGER NOT NULL
);
CREATE TABLE IF NOT EXISTS attempts (
  id INTEGER PRIMARY KEY,
  player_id TEXT NOT NULL,
  endpoint TEXT NOT NULL,
  idempotency_key TEXT,
  status INTEGER NOT NULL,
  replayed INTEGER NOT NULL,
  at INTEGER NOT NULL
);
CREATE TABLE IF NOT EXISTS idempotency (
  player_id TEXT NOT NULL,
  key TEXT NOT NULL,
  request TEXT NOT NULL,
  status INTEGER NOT NULL,
  body TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (player_id, key)
);
CREATE TABLE IF NOT EXISTS sessions (
  id TEXT PRIMARY KEY,
  player_id TEXT NOT NULL,
  method TEXT NOT NULL,
  units INTEGER NOT NULL,
  currency TEXT NOT NULL,
  created_at INTEGER NOT NULL
);
CREATE TABLE IF NOT EXISTS entries (
  id INTEGER PRIMARY KEY,
  transfer TEXT NOT NULL,
  account TEXT NOT NULL,
  currency TEXT NOT NULL,
  units INTEGER NOT NULL,
  reason TEXT NOT NULL,
  subject TEXT NOT NULL,
  at INTEGER NOT NULL
);
CREATE INDEX IF NOT EXISTS entries_of_account ON entries (account, currency);
CREATE TABLE IF NOT EXISTS tasks (
  id INTEGER PRIMARY KEY,
  due_at INTEGER NOT NULL,
  kind TEXT NOT NULL,
  subject TEXT NOT NULL
);
`;
