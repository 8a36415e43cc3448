import { useFacts } from '#app/company/current_facts.ts'
import type { Facts } from '#app/company/facts_type.ts'
import { quoteAnswer } from '#app/company/promises.ts'
import { counted } from '#platform/text/counted.ts'

const points = (facts: Pick<Facts, 'promises'>) =>
	[
		['One monthly price', 'It covers the dumpster, the pickups and a person on the phone. No hidden fees.'],
		[
			'No contract',
			`Month to month. To leave, give us ${counted(facts.promises.cancelNoticeDays, 'day')} notice.`,
		],
		['A quick answer', `${quoteAnswer(facts)} Emergencies go first.`],
	] as const

/** Three benefits for businesses. */
export function Introduction() {
	const facts = useFacts()
	return (
		<section aria-labelledby="introduction-heading" className="section">
			<div className="wrap">
				<h2 id="introduction-heading" className="max-w-[24ch] text-title">
					You run the business. We take care of the trash
				</h2>
				<dl className="mt-9 grid gap-x-12 gap-y-6 lg:grid-cols-3">
					{points(facts).map(([name, text]) => (
						<div key={name} className="border-t-2 border-foreground pt-4">
							<dt className="font-display text-xl font-[650]">{name}</dt>
							<dd className="mt-1.5 max-w-[46ch]">{text}</dd>
						</div>
					))}
				</dl>
			</div>
		</section>
	)
}
