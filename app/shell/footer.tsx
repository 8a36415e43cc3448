import { Link } from 'react-router'
import { ContactWays } from '#app/company/contact_ways.tsx'
import { useFacts } from '#app/company/current_facts.ts'
import { openLinks } from '#app/company/services.ts'
import { Brand } from './brand.tsx'
import { customerLinks, footerLinks } from './navigation.ts'

const entry =
	'inline-flex min-h-11 items-center gap-3 py-2.75 leading-snug hover:underline hover:underline-offset-4'

/**
 * Contact details, links, and the operator of the online sign-up (SH-10); without a sign-up portal, our own
 * order form (D23).
 */
export function Footer({ signupUrl }: { signupUrl: string | null }) {
	const facts = useFacts()
	const { founded, familyOwned, address } = facts
	return (
		<footer className="band road-line max-md:pb-20 print:hidden">
			<div className="wrap grid grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] gap-x-6 gap-y-6 py-9 sm:grid-cols-2 sm:gap-x-12 sm:py-14 lg:grid-cols-[1fr_1.15fr_1fr_1.5fr]">
				<div className="max-lg:col-span-full">
					<Brand />
					<p className="mt-4 max-w-[32ch]">
						{`A ${familyOwned ? 'family' : 'local'} business from ${address.city}.${founded ? ` Local since ${founded.year}.` : ''}`}
					</p>
				</div>
				<Links id="footer-services" heading="Services" links={footerLinks} />
				<Links
					id="footer-customers"
					heading="Customers"
					links={[
						...customerLinks,
						{ name: 'Questions and Answers', to: '/faqs' },
						{ name: 'Get Quote', to: '/contact' },
					]}
				/>
				<section aria-labelledby="footer-office" className="max-lg:col-span-full">
					<h2 id="footer-office" className="text-lg">
						The office
					</h2>
					<ContactWays
						className="mt-2 flex-wrap gap-x-10 sm:max-lg:flex"
						entry={entry}
						analyticsEvent="call_footer"
						hasAddress
					/>
				</section>
			</div>
			<div className="border-t border-band-line">
				<div className="wrap flex flex-wrap items-center gap-x-4 py-4 sm:gap-x-8 text-[0.9375rem]">
					<p className="mr-auto py-2 max-sm:w-full">© {facts.name}</p>
					<Link to="/privacy-policy" className={entry}>
						Privacy policy
					</Link>
					<Link to="/terms-of-service" className={entry}>
						Terms of service
					</Link>
					<Link to="/sitemap" className={entry}>
						Site map
					</Link>
					{signupUrl && (
						<a href={signupUrl} className={entry}>
							Online sign-up by our portal partner
						</a>
					)}
				</div>
			</div>
		</footer>
	)
}

interface LinksProps {
	id: string
	heading: string
	links: readonly { name: string; to: string }[]
}

function Links({ id, heading, links }: LinksProps) {
	const open = openLinks(links, useFacts())
	return (
		<nav aria-labelledby={id}>
			<h2 id={id} className="text-lg">
				{heading}
			</h2>
			<ul className="mt-2">
				{open.map(({ name, to }) => (
					<li key={name}>
						<Link to={to} className={entry}>
							{name}
						</Link>
					</li>
				))}
			</ul>
		</nav>
	)
}
