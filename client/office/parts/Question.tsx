import { lazyPart } from '../../ui/lazyPart.tsx'

export const Question = lazyPart(async () => (await import('./QuestionDialog.tsx')).QuestionDialog)
