import { expect, it } from 'vitest'
import { cancelledMessage } from './cancelledMessage.ts'

it.each([
  [0, 'points are back in your balance; 2,500 points were kept as the cancellation fee.'],
  [1_500, '1,500 reward points covered what you owed for a reversed recharge.'],
])(
  'tells what came back and what was kept, and of %i recovered points what they paid',
  (recoveredPoints, end) => {
    const message = cancelledMessage({ refundPoints: 12_320, feePoints: 2_500, recoveredPoints }, 'en')
    expect(message).toMatch(/12,320 points .*back/)
    expect(message.endsWith(end)).toBe(true)
    expect(message.includes('owed')).toBe(recoveredPoints > 0)
  },
)
