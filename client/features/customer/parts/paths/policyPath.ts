/** The cancellation policy with its table of fees (decisions E11, K8). */
export const policyPath = '/policy'
