import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify(argon2)

/**
 * OWASP's first choice for argon2id: 19 MiB of memory, two passes, one lane. Source: OWASP
 * Password Storage Cheat Sheet, section Argon2id,
 * https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html
 */
const current = { memoryKib: 19_456, passes: 2, lanes: 1 }
const SALT_BYTES = 16
const TAG_BYTES = 32

export type HashParameters = typeof current

export type PasswordHasher = {
  /** A PHC string: `$argon2id$v=19$m=19456,t=2,p=1$salt$hash`. */
  hash(password: string): Promise<string>
  /**
   * Whether the password fits. With null, for an account that does not exist, it does the same
   * work against a decoy and answers false, so that the time tells nothing.
   */
  verify(password: string, stored: string | null): Promise<boolean>
  /** True when the stored parameters are not the present ones. */
  isOutdated(stored: string): boolean
}

/** @param parameters of new hashes; each stored hash names its own */
export async function createPasswordHasher(
  parameters: HashParameters = current,
): Promise<PasswordHasher> {
  const decoy = await hash(randomBytes(SALT_BYTES).toString('hex'), parameters)
  return {
    hash: (password) => hash(password, parameters),
    async verify(password, stored) {
      const fits = await matches(password, stored ?? decoy)
      return stored !== null && fits
    },
    isOutdated: (stored) => !stored.startsWith(prefixOf(parameters)),
  }
}

async function hash(password: string, parameters: HashParameters): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  const tag = await tagOf(password, salt, parameters, TAG_BYTES)
  return `${prefixOf(parameters)}${unpadded(salt)}$${unpadded(tag)}`
}

async function matches(password: string, stored: string): Promise<boolean> {
  const parts =
    /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/.exec(
      stored,
    )
  if (!parts) throw new Error('A stored password hash is not in PHC format')
  const [, memoryKib, passes, lanes, salt = '', tag = ''] = parts
  const expected = Buffer.from(tag, 'base64')
  const parameters = {
    memoryKib: Number(memoryKib),
    passes: Number(passes),
    lanes: Number(lanes),
  }
  const found = await tagOf(
    password,
    Buffer.from(salt, 'base64'),
    parameters,
    expected.length,
  )
  return timingSafeEqual(found, expected)
}

function tagOf(
  password: string,
  nonce: Buffer,
  { memoryKib, passes, lanes }: HashParameters,
  tagLength: number,
): Promise<Buffer> {
  return derive('argon2id', {
    // Keyboards differ in how they compose letters; NFKC makes them one (NIST SP 800-63B 5.1.1.2).
    message: password.normalize('NFKC'),
    nonce,
    parallelism: lanes,
    tagLength,
    memory: memoryKib,
    passes,
  })
}

function prefixOf({ memoryKib, passes, lanes }: HashParameters): string {
  return `$argon2id$v=19$m=${memoryKib},t=${passes},p=${lanes}$`
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}
