import type { Submission } from '../kernel/screens/commands.server.ts'

/** A form submitted on a lead's page. */
export type LeadSubmission = Submission<{ form: string; id: string }>
