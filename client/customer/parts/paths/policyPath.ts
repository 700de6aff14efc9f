/** The page with the fee table and other terms (decisions E11, K8), open to everybody. */
export const policyPath = '/policy'
