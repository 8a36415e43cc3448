import { Link } from 'react-router'
import { CallLink } from '#app/company/call_link.tsx'
import { PlainPage } from '#app/sections/plain_page.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { answerId, ErrorSummary } from '#app/ui/error_summary.tsx'
import { TextArea, TextField } from '#app/ui/field.tsx'
import { useRestoredInput } from '#app/ui/restored_input.ts'
import type { Route } from './+types/route.ts'
import type { OfferRefusal } from './offer_action.server.ts'
import { OfferCard } from './offer_card.tsx'
import type { OfferState } from './read_offer.server.ts'

interface Props {
	offer: NonNullable<Route.ComponentProps['loaderData']['offer']>
	refusal: OfferRefusal | null
}

const titles: Readonly<Record<OfferState, string>> = {
	open: 'Our offer to you',
	accepted: 'You accepted our offer',
	ended: 'This offer has ended',
	withdrawn: 'This offer was withdrawn',
	replaced: 'There is a newer offer',
}

/** An offer, with the forms to accept it or ask about it. */
export function OfferPage({ offer, refusal }: Props) {
	const { words, state, isAsked } = offer
	return (
		<PlainPage title={titles[state]} hasOwnButtons>
			{refusal && (
				<div className="w-full text-base">
					<ErrorSummary
						id={answerId}
						errors={refusal.errors}
						{...(refusal.message !== null && { heading: 'Not sent', detail: refusal.message })}
					/>
				</div>
			)}
			{isAsked && !refusal && (
				<output className="block w-full rounded-md border-2 border-primary bg-card p-4 text-base text-card-foreground">
					Thank you, we have your message. We answer by email or phone.
				</output>
			)}
			<StateNote {...offer} />
			{words !== null && <OfferCard words={words} />}
			{words !== null && state === 'open' && (
				<AcceptForm agreement={words.agreement} seen={offer.seen} refusal={refusal} />
			)}
			<AskForm isOpen={words !== null} refusal={refusal} />
			<p className="text-base">
				Or call us at <CallLink className="whitespace-nowrap underline underline-offset-4" />.
			</p>
		</PlainPage>
	)
}

function StateNote({ state, lastDay, acceptedBy }: Props['offer']) {
	switch (state) {
		case 'accepted':
			return (
				<p>
					Thank you{acceptedBy === null ? '' : `, ${acceptedBy}`}. We email you these words, and get in touch
					about what comes next.
				</p>
			)
		case 'ended':
			return <p>It was good through {lastDay}. Ask for it again, and we’ll tell you what we can offer now.</p>
		case 'withdrawn':
			return <p>It can no longer be accepted. Please ask us what we can offer now.</p>
		case 'replaced':
			return (
				<p>We have emailed you a newer offer since. Please look for our latest email; its link opens it.</p>
			)
		default:
			return null
	}
}

function AcceptForm({
	agreement,
	seen,
	refusal,
}: {
	agreement: string
	seen: string
	refusal: OfferRefusal | null
}) {
	const restored = useRestoredInput('accept')
	return (
		<form
			id="accept"
			method="post"
			action={`#${answerId}`}
			noValidate
			className="grid w-full gap-5 text-base"
		>
			<input type="hidden" name="seen" value={seen} />
			<TextField
				name="name"
				label="Your name"
				autoComplete="name"
				required
				maxLength={100}
				defaultValue={refusal?.values.name ?? restored?.['name']}
				error={refusal?.errors.find(({ field }) => field === 'name')?.message}
			/>
			<p>
				{agreement}{' '}
				<Link to="/terms-of-service" className="underline underline-offset-4">
					Read our terms
				</Link>
			</p>
			<div>
				<Button type="submit" kind="loud" name="intent" value="accept">
					Accept this offer
				</Button>
			</div>
		</form>
	)
}

function AskForm({ isOpen, refusal }: { isOpen: boolean; refusal: OfferRefusal | null }) {
	const restored = useRestoredInput('ask')
	return (
		<form
			id="ask"
			method="post"
			action={`#${answerId}`}
			noValidate
			className="grid w-full gap-5 border-t border-border pt-6 text-base"
		>
			<TextArea
				name="question"
				label={isOpen ? 'A question?' : 'Ask for a new offer'}
				required
				maxLength={2000}
				rows={3}
				defaultValue={refusal?.values.question ?? restored?.['question']}
				error={refusal?.errors.find(({ field }) => field === 'question')?.message}
			/>
			<div>
				<Button type="submit" kind="secondary" name="intent" value="ask">
					{isOpen ? 'Ask us' : 'Ask again'}
				</Button>
			</div>
		</form>
	)
}

/** For a link that is incomplete, or whose offer was deleted with the customer's data. */
export function GoneOffer() {
	return (
		<PlainPage title="This link has ended">
			<p>The offer it was for is no longer kept, or its address was not copied whole.</p>
			<ButtonLink to="/contact" kind="secondary">
				Contact us
			</ButtonLink>
		</PlainPage>
	)
}
