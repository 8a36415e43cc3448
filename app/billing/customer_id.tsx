import { useFacts } from '#app/company/current_facts.ts'
import { TextField } from '#app/ui/field.tsx'
import { BillStub } from './bill_stub.tsx'
import type { FormValues } from '#platform/forms/parse_form.ts'
import { MailForm } from './mail_form.tsx'
import { customerIdByEmail, customerIdByText, fieldText, type MailRequest } from './mail_requests.ts'

/** Where to find the customer ID, and two ways to request it (PB-03, PB-04). */
export function CustomerId({ values }: { values: FormValues | undefined }) {
	const facts = useFacts()
	return (
		<section id="customer-id" aria-labelledby="customer-id-heading" className="section bg-muted print:hidden">
			<div className="wrap grid items-start gap-x-16 gap-y-10 lg:grid-cols-[1fr_1.35fr]">
				<div>
					<h2 id="customer-id-heading" className="text-title">
						Don&rsquo;t have your customer ID?
					</h2>
					<p className="mt-4 max-w-[44ch] text-lead">
						It has {facts.promises.customerIdDigits} digits and is at the top of every bill. No bill handy?
						Ask us for it.
					</p>
					<BillStub />
				</div>
				<div className="divide-y divide-border rounded-lg border border-border bg-background">
					{facts.textNotifications && (
						<IdForm
							way="text message"
							request={customerIdByText}
							button="Text me my ID"
							mailLabel="Phone"
							field={{ name: 'customer_phone', label: 'Phone number', type: 'tel', autoComplete: 'tel' }}
							values={values}
						/>
					)}
					<IdForm
						way="email"
						request={customerIdByEmail}
						button="Email me my ID"
						mailLabel="Email"
						field={{ name: 'customer_email', label: 'Email address', type: 'email', autoComplete: 'email' }}
						values={values}
					/>
				</div>
			</div>
		</section>
	)
}

interface IdFormProps {
	way: string
	request: MailRequest
	button: string
	/** The field's label in the mail. */
	mailLabel: string
	field: { name: string; label: string; type: 'tel' | 'email'; autoComplete: string }
	values: FormValues | undefined
}

/** A form to request the customer ID by text or by email. */
function IdForm({ way, request, button, mailLabel, field, values }: IdFormProps) {
	return (
		<div className="p-5 sm:p-8">
			<h3 className="mb-4 text-subtitle">By {way}</h3>
			<MailForm
				request={request}
				button={button}
				busyButton="Sending..."
				bodyOf={(entries) => {
					const text = fieldText(entries, field.name)
					return text === null ? null : `${mailLabel}: ${text}`
				}}
				values={values}
			>
				{(typed) => <TextField {...field} defaultValue={typed[field.name]} required />}
			</MailForm>
		</div>
	)
}
