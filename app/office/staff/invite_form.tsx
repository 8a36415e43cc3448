import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { SelectField, TextField } from '#app/ui/field.tsx'
import { Panel } from '../parts/panel.tsx'
import { roles } from '../sign_in/roles.ts'
import type { Invitation } from './invite.server.ts'

interface Props {
	values: Invitation | null
	faults: Partial<Record<string, string>>
}

const options = roles.map(({ value, label, may }) => ({ value, label: `${label}: ${may.toLowerCase()}` }))

/** The form to invite somebody. */
export function InviteForm({ values, faults }: Props) {
	return (
		<Panel title="Invite someone">
			<Form method="post" className="grid gap-4">
				<TextField
					name="name"
					label="Name"
					required
					autoComplete="off"
					maxLength={80}
					defaultValue={values?.name}
					error={faults['name']}
				/>
				<TextField
					name="email"
					label="Email"
					type="email"
					required
					autoComplete="off"
					maxLength={254}
					defaultValue={values?.email}
					error={faults['email']}
				/>
				<SelectField
					name="role"
					label="May do"
					required
					options={options}
					defaultValue={values?.role ?? ''}
					error={faults['role']}
				/>
				<Button type="submit" name="do" value="invite">
					Send the invitation
				</Button>
			</Form>
		</Panel>
	)
}
