import { commitOne, type Database, type Row } from '../../server/store/database.ts'
import { newId } from '../../server/store/ids.ts'
import { comparableEmail } from '../../server/store/person.ts'

/** What somebody may do at the desk: an editor changes the site without publishing, a reader answers leads. */
export const roles = ['owner', 'editor', 'reader'] as const
export type Role = (typeof roles)[number]
export type Permission = 'leads' | 'figures' | 'studio' | 'publish' | 'people' | 'copies'

const permissions: Record<Role, readonly Permission[]> = {
  owner: ['leads', 'studio', 'publish', 'figures', 'copies', 'people'],
  editor: ['studio'],
  reader: ['leads', 'figures'],
}

export interface Person {
  id: string
  /** Compared without case. */
  address: string
  name: string
  role: Role
}

export const may = ({ role }: Pick<Person, 'role'>, permission: Permission) => permissions[role].includes(permission)

const columns = 'id, address, name, role'
const isLastOwner = `role = 'owner' AND (SELECT count(*) FROM desk_people WHERE role = 'owner') = 1`
const sql = {
  add: `INSERT INTO desk_people (${columns}, created_at) VALUES (:id, :address, :name, :role, now_ms())
    ON CONFLICT (address) DO NOTHING RETURNING ${columns}`,
  byAddress: `SELECT ${columns} FROM desk_people WHERE address = :address`,
  byId: `SELECT ${columns} FROM desk_people WHERE id = :id`,
  all: `SELECT ${columns} FROM desk_people ORDER BY created_at, id`,
  change: `UPDATE desk_people SET role = :role WHERE id = :id AND NOT (:role <> 'owner' AND ${isLastOwner}) RETURNING id`,
  remove: `DELETE FROM desk_people WHERE id = :id AND NOT (${isLastOwner}) RETURNING id`,
  leftBehind: ['desk_links', 'desk_sessions', 'desk_passkeys', 'desk_subscriptions'].map(
    (table) => `DELETE FROM ${table} WHERE person_id NOT IN (SELECT id FROM desk_people)`,
  ),
}

const personOf = (row: Row | undefined) => row as Person | undefined

export type People = ReturnType<typeof peopleOf>

/** Who belongs to the desk. */
export const peopleOf = (database: Database) => ({
  /** The person with the address, made where there is none; one who is there keeps name and role. */
  async add({ address, name, role }: Omit<Person, 'id'>): Promise<Person> {
    const own = comparableEmail(address)
    const [added] = await commitOne(database, sql.add, { id: newId(), address: own, name, role })
    return personOf(added ?? (await database.read(sql.byAddress, { address: own }))[0]) as Person
  },
  byAddress: async (address: string) =>
    personOf((await database.read(sql.byAddress, { address: comparableEmail(address) }))[0]),
  byId: async (id: string) => personOf((await database.read(sql.byId, { id }))[0]),
  all: async () => (await database.read(sql.all)) as unknown as Person[],
  /** False where nobody would be left who may change people. */
  changeRole: async (id: string, role: Role) => (await commitOne(database, sql.change, { id, role })).length > 0,
  /** Takes somebody out with all sessions, links and keys; false where nobody would be left who may change people. */
  async remove(id: string): Promise<boolean> {
    const statements = [sql.remove, ...sql.leftBehind].map((text) => ({ sql: text, values: { id } }))
    const [removed = []] = await database.commit(statements)
    return removed.length > 0
  },
})
