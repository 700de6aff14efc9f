import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'

/** A message as it came over the wire. */
export interface ReceivedMail {
  readonly from: string
  readonly to: string
  /** Headers and body as sent, dots undoubled. */
  readonly source: string
}

/** What the played server answers instead of yes, once each, in order. */
export interface SmtpAnswer {
  readonly at: 'connect' | 'MAIL' | 'RCPT' | 'DATA' | 'end'
  /** Such as "451 4.3.2 try again later"; nothing closes the connection instead. */
  readonly say?: string
}

/** An SMTP server on loopback that speaks as much of RFC 5321 as a client needs. */
export interface SmtpDouble {
  readonly url: string
  readonly received: readonly ReceivedMail[]
  /** From then on. */
  answer(...answers: readonly SmtpAnswer[]): void
  stop(): Promise<void>
}

export async function startSmtpDouble(port = 0): Promise<SmtpDouble> {
  const received: ReceivedMail[] = []
  const planned: SmtpAnswer[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => undefined)
    speak(socket, planned, received)
  })
  await listening(server, port)
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    answer: (...answers) => planned.push(...answers),
    async stop() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** One connection: commands line by line, and the message between DATA and the lonely dot. */
function speak(socket: Socket, planned: SmtpAnswer[], received: ReceivedMail[]): void {
  const envelope = { from: '', to: '' }
  let waiting = ''
  let isMessage = false
  /** @returns whether it was the usual answer */
  function reply(at: SmtpAnswer['at'] | undefined, usual: string): boolean {
    const place = planned.findIndex((each) => each.at === at)
    const [other] = place < 0 ? [] : planned.splice(place, 1)
    if (other && other.say === undefined) socket.destroy()
    else socket.write(`${other?.say ?? usual}\r\n`)
    return other === undefined
  }
  const verbs: Record<string, (line: string) => void> = {
    MAIL: (line) => {
      envelope.from = addressIn(line)
      reply('MAIL', '250 fine')
    },
    RCPT: (line) => {
      envelope.to = addressIn(line)
      reply('RCPT', '250 fine')
    },
    DATA: () => {
      isMessage = reply('DATA', '354 go ahead')
    },
    QUIT: () => socket.end('221 bye\r\n'),
  }
  function take(part: string): void {
    if (isMessage) {
      isMessage = false
      if (reply('end', '250 taken'))
        received.push({ ...envelope, source: part.replaceAll('\r\n..', '\r\n.') })
    } else (verbs[part.slice(0, 4).toUpperCase()] ?? (() => reply(undefined, '250 fine')))(part)
  }
  reply('connect', '220 a played server')
  socket.setEncoding('utf8')
  socket.on('data', (chunk: string) => {
    waiting += chunk
    for (let end = endOf(); end >= 0; end = endOf()) {
      const part = waiting.slice(0, end)
      waiting = waiting.slice(end + terminator().length)
      take(part)
    }
  })
  const terminator = () => (isMessage ? '\r\n.\r\n' : '\r\n')
  const endOf = () => waiting.indexOf(terminator())
}

function addressIn(line: string): string {
  return /<([^>]*)>/.exec(line)?.[1] ?? ''
}

function listening(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
}
