import { lazyPart } from './lazyPart.tsx'

export const Question = lazyPart(async () => (await import('./QuestionDialog.tsx')).QuestionDialog)
