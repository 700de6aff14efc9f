import type { AddressInfo, Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

/** A message as it came over the wire. */
interface ReceivedMail {
  readonly from: string
  readonly to: string
  /** Headers and body as sent, dots undoubled. */
  readonly source: string
}

/** The server's failures, once each, in order. */
interface SmtpAnswer {
  readonly at: 'connect' | 'RCPT' | 'end'
  /** Such as "451 4.3.2 try again later"; nothing closes the connection instead. */
  readonly say?: string
}

/** An SMTP server on loopback that accepts every message, except for the set failures. */
export interface SmtpDouble {
  readonly url: string
  readonly received: readonly ReceivedMail[]
  /** From then on. */
  answer(...answers: readonly SmtpAnswer[]): void
  stop(): Promise<void>
}

type Done = (refusal?: Error | null) => void

export async function startSmtpDouble(): Promise<SmtpDouble> {
  const received: ReceivedMail[] = []
  const planned: SmtpAnswer[] = []
  const sockets = new Set<Socket>()
  const hangUp = () => {
    for (const socket of sockets) socket.destroy()
  }
  function reply(at: SmtpAnswer['at'], done: Done): void {
    const place = planned.findIndex((each) => each.at === at)
    const [other] = place < 0 ? [] : planned.splice(place, 1)
    if (other && other.say === undefined) hangUp()
    else done(other?.say === undefined ? null : refusal(other.say))
  }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onConnect: (_session, done) => reply('connect', done),
    onRcptTo: (_address, _session, done) => reply('RCPT', done),
    async onData(stream, { envelope }, done) {
      const source = await text(stream)
      reply('end', (refused) => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : ''
        if (!refused) received.push({ from, to: envelope.rcptTo[0]?.address ?? '', source })
        done(refused)
      })
    },
  })
  // a client that goes away is no failure of a spec
  server.on('error', () => undefined)
  server.server.on('connection', (socket: Socket) => sockets.add(socket))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    received,
    answer: (...answers) => planned.push(...answers),
    stop() {
      hangUp()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}

function refusal(say: string): Error {
  return Object.assign(new Error(say.slice(4)), { responseCode: Number(say.slice(0, 3)) })
}
