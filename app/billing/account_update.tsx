import { Link } from 'react-router'
import { useFacts } from '#app/company/current_facts.ts'
import { TextArea, TextField } from '#app/ui/field.tsx'
import type { FormValues } from '#platform/forms/parse_form.ts'
import { MailForm } from './mail_form.tsx'
import { accountUpdate, accountUpdateText } from './mail_requests.ts'

/** The account update form (PB-05): sends changed details to billing. The email format is not checked, as specified. */
export function AccountUpdate({ values }: { values: FormValues | undefined }) {
	const { services } = useFacts()
	return (
		<section id="account-update" aria-labelledby="account-heading" className="section print:hidden">
			<div className="wrap grid items-start gap-x-16 gap-y-8 lg:grid-cols-[1fr_1.35fr]">
				<div>
					<h2 id="account-heading" className="text-title">
						Something changed?
					</h2>
					<p className="mt-4 max-w-[42ch] text-lead">
						A new number, a new address, a name to add. Tell us how to find your account and what should be
						different.
					</p>
					{services.residential && (
						<p className="mt-4 max-w-[42ch]">
							Another cart, weeks to skip, or the end of service?{' '}
							<Link to="/service-request" className="link">
								Send a service request
							</Link>
							. For the day of your pickup,{' '}
							<Link to="/pickup-day" className="link">
								type your address
							</Link>
							.
						</p>
					)}
				</div>
				<MailForm
					request={accountUpdate}
					button="Send the update"
					busyButton="Submitting..."
					bodyOf={accountUpdateText}
					values={values}
				>
					{(typed) => (
						<>
							<p className="mb-4 text-[0.9375rem] text-muted-foreground">Fields marked * are required.</p>
							<div className="grid gap-5 sm:grid-cols-2">
								<TextField
									name="fullName"
									defaultValue={typed['fullName']}
									label="Full name *"
									autoComplete="name"
									required
								/>
								<TextField
									name="phoneNumber"
									defaultValue={typed['phoneNumber']}
									label="Phone number *"
									type="tel"
									autoComplete="tel"
									required
								/>
								<TextField
									name="email"
									defaultValue={typed['email']}
									label="Email *"
									inputMode="email"
									autoComplete="email"
									required
									className="sm:col-span-2"
								/>
								<TextField
									name="serviceAddress"
									defaultValue={typed['serviceAddress']}
									label="Service address *"
									autoComplete="address-line1"
									required
									className="sm:col-span-2"
								/>
								<TextArea
									name="updateDetails"
									defaultValue={typed['updateDetails']}
									label="What should we change?"
									rows={4}
									className="sm:col-span-2"
								/>
							</div>
						</>
					)}
				</MailForm>
			</div>
		</section>
	)
}
