import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { createMailer, messageIdOf } from '../src/mail/mail.ts'

const mail = {
  id: '0190-mail',
  from: 'Landfall <hello@landfall.example>',
  to: 'ada@example.org',
  subject: 'Grüße',
  text: 'A plain text',
  html: '<p>A text</p>',
  unsubscribeUrl: 'https://landfall.example/unsubscribe?token=t',
}

/** Just enough of RFC 5321 to take mails in. */
async function startMailbox() {
  const messages: string[] = []
  const server = createServer((socket) => {
    let isData = false
    let data = ''
    socket.write('220 mailbox\r\n')
    socket.on('data', (chunk) => {
      if (!isData) {
        const command = chunk.toString().slice(0, 4).toUpperCase()
        isData = command === 'DATA'
        socket.write(
          isData ? '354 go on\r\n' : command === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n',
        )
        return
      }
      data += chunk.toString()
      if (!data.endsWith('\r\n.\r\n')) return
      messages.push(data)
      isData = false
      data = ''
      socket.write('250 taken\r\n')
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { messages, url: `smtp://127.0.0.1:${port}`, close: () => server.close() }
}

it('a mail keeps one Message-ID however often it is sent, and has one-click unsubscribe', async () => {
  const mailbox = await startMailbox()
  const mailer = createMailer({ smtpUrl: mailbox.url })
  expect(await mailer.send(mail)).toBe('sent')
  expect(await mailer.send(mail)).toBe('sent')
  expect(mailbox.messages).toHaveLength(2)
  for (const message of mailbox.messages) {
    expect(message).toContain('Message-ID: <0190-mail@landfall.example>')
    expect(message).toContain('To: ada@example.org')
    expect(message).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    expect(message).toContain('A plain text')
    expect(message).toContain('<p>A text</p>')
  }
  mailer.close()
  mailbox.close()
})

it('sending fails when the server is away, so that a job tries again', async () => {
  const mailbox = await startMailbox()
  mailbox.close()
  const mailer = createMailer({ smtpUrl: mailbox.url })
  await expect(mailer.send(mail)).rejects.toThrow('ECONNREFUSED')
})

it('mail is kept when no server is configured', async () => {
  expect(await createMailer({ smtpUrl: null }).send(mail)).toBe('kept')
  expect(messageIdOf({ id: 'x', from: 'nobody' })).toBe('<x@localhost>')
})
