import { z } from 'zod'
import type { LeadForm } from '#db/lead_rows.ts'

const forms = ['quote', 'rolloff', 'hoa', 'service-request', 'order', 'billing-request', 'any'] as const

/** Whose requests a template is for. */
export const requestForm: z.ZodType<LeadForm | 'any'> = z.enum(forms)
