import type { ReactNode } from 'react'
import { CallLink } from '#app/company/call_link.tsx'
import { classNames } from '#app/ui/class_names.ts'

interface Props {
	heading: string
	/** The text before the phone number. */
	introduction: string
	analyticsEvent: string
	className?: string
	children: ReactNode
}

/** Questions beside the phone number, which stays in view while they are read. */
export function FaqFrame({ heading, introduction, analyticsEvent, className, children }: Props) {
	return (
		<section id="faq" aria-labelledby="faq-heading" className={classNames('section', className)}>
			<div className="wrap grid gap-x-16 gap-y-6 lg:grid-cols-[1fr_1.7fr]">
				<div className="lg:sticky lg:top-28 lg:self-start">
					<h2 id="faq-heading" className="text-title">
						{heading}
					</h2>
					<p className="mt-4 max-w-[40ch] text-lead text-muted-foreground">
						{introduction} <CallLink data-analytics-event={analyticsEvent} />.
					</p>
				</div>
				{children}
			</div>
		</section>
	)
}
