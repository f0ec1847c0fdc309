import { eventually } from '@landfall/kit/testing/eventually'

export const PASSWORD = 'quiet-harbour-lantern-7'

type Json = Record<string, unknown>
export type HttpResponse = {
  status: number
  headers: Headers
  text: string
  body: Json & Json[]
}

/**
 * A person with a browser's cookie jar, who calls the site by REST.
 * @param jar cookies that another address of the site has set
 */
export function createPerson(url: string, jar = new Map<string, string>()) {
  async function call(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<HttpResponse> {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(`${url}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(cookie !== '' && { cookie, origin: url }),
        ...headers,
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
    for (const line of response.headers.getSetCookie()) keep(line)
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json') ?? false
    const parsed = isJson && text !== '' ? (JSON.parse(text) as HttpResponse['body']) : null
    const none = {} as HttpResponse['body']
    return {
      status: response.status,
      headers: response.headers,
      text,
      body: parsed ?? none,
    }
  }

  function keep(line: string) {
    const [pair = ''] = line.split(';')
    const at = pair.indexOf('=')
    if (/Max-Age=0/.test(line)) jar.delete(pair.slice(0, at))
    else jar.set(pair.slice(0, at), pair.slice(at + 1))
  }

  return {
    jar,
    call,
    get: (path: string) => call('GET', path),
    post: (path: string, body?: unknown, headers?: Record<string, string>) =>
      call('POST', path, body, headers),
    patch: (path: string, body: unknown) => call('PATCH', path, body),
    delete: (path: string) => call('DELETE', path),
    /** Registers, follows the mailed link and signs in. */
    async join(userType: 'student' | 'donor' | 'university', username: string) {
      const email = `${username}@example.org`
      await call('POST', '/api/auth/register', {
        userType,
        firstName: 'Ada',
        lastName: 'Okafor',
        username,
        email,
        password: PASSWORD,
      })
      const token = await eventually(() => mailedToken(url, email))
      await call('POST', '/api/auth/verify-email', { token })
      return call('POST', '/api/auth/login', { username, password: PASSWORD })
    },
  }
}

/** The token of the newest mail to somebody; throws while there is none. */
export async function mailedToken(url: string, email: string): Promise<string> {
  const mails = (await (await fetch(`${url}/dev/mail.json`)).json()) as {
    to: string
    text: string
  }[]
  const mail = mails.find(({ to }) => to.includes(email))
  const token = mail && /token=([\w-]+)/.exec(mail.text)?.[1]
  if (!token) throw new Error(`no mail to ${email}`)
  return token
}
