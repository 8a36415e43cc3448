import { useFacts } from '#app/company/current_facts.ts'
import { TextField } from '#app/ui/field.tsx'
import { BillStub } from './bill_stub.tsx'
import type { FormValues } from '#platform/forms/parse_form.ts'
import { MailForm } from './mail_form.tsx'
import { customerIdByEmail, customerIdByText, fieldText } from './mail_requests.ts'

/** Where the customer ID stands, and two ways to ask for it (PB-03, PB-04). */
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
						<div className="p-5 sm:p-8">
							<h3 className="mb-4 text-subtitle">By text message</h3>
							<MailForm
								request={customerIdByText}
								button="Text me my ID"
								busyButton="Sending..."
								bodyOf={(entries) => labeled('Phone', fieldText(entries, 'customer_phone'))}
							>
								<TextField
									name="customer_phone"
									defaultValue={values?.['customer_phone']}
									label="Phone number"
									type="tel"
									autoComplete="tel"
									required
								/>
							</MailForm>
						</div>
					)}
					<div className="p-5 sm:p-8">
						<h3 className="mb-4 text-subtitle">By email</h3>
						<MailForm
							request={customerIdByEmail}
							button="Email me my ID"
							busyButton="Sending..."
							bodyOf={(entries) => labeled('Email', fieldText(entries, 'customer_email'))}
						>
							<TextField
								name="customer_email"
								defaultValue={values?.['customer_email']}
								label="Email address"
								type="email"
								autoComplete="email"
								required
							/>
						</MailForm>
					</div>
				</div>
			</div>
		</section>
	)
}

function labeled(label: string, text: string | null): string | null {
	return text === null ? null : `${label}: ${text}`
}
