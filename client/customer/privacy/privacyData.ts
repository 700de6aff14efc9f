import type { PrivacyQuery } from './privacy.generated.ts'

export type PrivacyFacts = PrivacyQuery['privacy']
export type Consent = PrivacyFacts['consents'][number]
export type OpenErasure = NonNullable<PrivacyFacts['erasure']>
