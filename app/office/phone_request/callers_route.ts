import { formText } from '#platform/forms/form_text.ts'
import { officeAction, shown } from '../kernel/screens/commands.server.ts'
import { findCallers } from './callers.server.ts'

/** Who may be calling, asked while the number is typed. By POST, so that no number stands in a URL or a log. */
export const action = officeAction({
	commands: {
		async find({ services, form }) {
			const [phone, email] = [formText(form, 'phone').slice(0, 40), formText(form, 'email').slice(0, 254)]
			return shown({
				callers: await findCallers(services.store, { phone, email }, services.content.current),
			})
		},
	},
	usual: 'find',
})
