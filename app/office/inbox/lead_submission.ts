import type { Submission } from '../kernel/screens/commands.server.ts'

/** What is asked of a lead by a form of its page. */
export type LeadSubmission = Submission<{ form: string; id: string }>
