import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { LeadFields } from '../requests/lead_fields.tsx'
import type { MailPageContent } from './mail_page.server.ts'

interface Props {
	title: string
	content: MailPageContent
	/** What stands there instead where there is nobody to mail to. */
	withoutAddress: string
	children: (email: string) => ReactNode
}

/** A page on which something is mailed to who asked, beside what they asked. */
export function MailPage({ title, content, withoutAddress, children }: Props) {
	return (
		<>
			<Link to={content.back} className="link inline-block py-2.5">
				Back to the request
			</Link>
			<div className="mb-7 border-b-2 border-foreground pb-4">
				<h1 className="text-[1.75rem] wrap-anywhere">{title}</h1>
				<p className="mt-1 text-muted-foreground">{content.about}</p>
			</div>
			<div className="grid gap-x-12 gap-y-9 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
				{content.email === null ? <p>{withoutAddress}</p> : children(content.email)}
				<LeadFields fields={content.fields} />
			</div>
		</>
	)
}
