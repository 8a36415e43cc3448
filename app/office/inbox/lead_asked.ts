import type { Asked } from '../kernel/screens/commands.server.ts'

/** What is asked of a lead by a form of its page. */
export type LeadAsked = Asked<{ form: string; id: string }>
