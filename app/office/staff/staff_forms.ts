import type { FormType } from '../kernel/fields/read_values.server.ts'
import { roles } from '../sign_in/roles.ts'

const may = roles.map(({ value, label, may: does }) => ({ value, label: `${label}: ${does.toLowerCase()}` }))

/** The form to invite somebody. */
export const invitationForm = {
	fields: {
		name: { control: 'text', label: 'Name', max: 80, plain: true, missing: 'Please type their name.' },
		email: {
			control: 'email',
			label: 'Email',
			missing: 'Please type an email address, such as name@example.com.',
		},
		role: { control: 'select', label: 'May do', options: may, missing: 'Please choose what they may do.' },
	},
} satisfies FormType

/** The form with a member's role. */
export const roleForm = {
	fields: {
		role: { control: 'select', label: 'Role', options: roles, missing: 'Please choose what to change.' },
	},
} satisfies FormType
