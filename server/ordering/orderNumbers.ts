import { type DomainEvent, inStream, type RecordedEvent, type StreamEvents } from '../kernel/event.ts'
import type { Fold } from '../kernel/fold.ts'
import { derivedId } from '../kernel/ids.ts'

/** An order got its number. Streams `number-<orderNo>`, expected to be absent, so no number is given twice. */
export type OrderNumbered = DomainEvent<'order.numbered', { readonly orderId: string }>

/** The order that has a number; undefined while the number is free. */
export const numberFold: Fold<string | undefined, RecordedEvent<OrderNumbered>> = {
  initial: undefined,
  evolve: (_, { data }) => data.orderId,
}

export function numberStream(orderNo: string): string {
  return `number-${orderNo.toLowerCase()}`
}

/** Gives an order its number. */
export function numberGiven(orderNo: string, orderId: string): StreamEvents {
  const numbered: OrderNumbered = { type: 'order.numbered', data: { orderId } }
  return inStream(numberStream(orderNo), [numbered])
}

/** Without letters and digits that look alike when read out over the phone. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 8

/**
 * A short order number that nobody can count or guess (decision D15), derived from the order's id.
 * @param draw counted from 0; every retry after a conflict takes the next one, because the number may be taken
 * @returns such as `K7M4-2QXP`
 */
export function drawnNumber(orderId: string, draw: number): string {
  let left = BigInt(`0x${derivedId(orderId, `number ${draw}`).replaceAll('-', '')}`)
  let letters = ''
  for (; letters.length < LENGTH; left /= BigInt(ALPHABET.length))
    letters += ALPHABET[Number(left % BigInt(ALPHABET.length))]
  return `${letters.slice(0, LENGTH / 2)}-${letters.slice(LENGTH / 2)}`
}
