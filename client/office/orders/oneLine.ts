import { cityLine, streetLine, type WrittenAddress } from '../../format/addressText.ts'

/** An address on one line: 4-46 Larkspur Way SW, Calgary, AB T3H 2K7. */
export function oneLine(address: WrittenAddress): string {
  return `${streetLine(address)}, ${cityLine(address)}`
}
