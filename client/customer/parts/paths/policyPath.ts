/** The page with the fee table and what else holds between company and customer (decisions E11, K8); everybody may read it. */
export const policyPath = '/policy'
