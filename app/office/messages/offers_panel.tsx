import { Form } from 'react-router'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { FoldedText } from '../parts/disclosure.tsx'
import { MessagePanel } from './message_panel.tsx'
import type { OffersPanelContent } from './offers_panel.server.ts'

interface Props {
	panel: OffersPanelContent
	/** Whether there is an address to mail an offer to. */
	isReachable: boolean
}

/** The panel of a request's page with its offers and a link to make one; renders nothing if there are neither. */
export function OffersPanel({ panel: { to, isPriced, offers, done }, isReachable }: Props) {
	const canOffer = isPriced && isReachable
	if (offers.length === 0 && !canOffer) return null
	return (
		<MessagePanel id="offers" title="Offers" done={done}>
			{offers.length > 0 && (
				<ol className="mb-4 border-t border-border">
					{offers.map((offer) => (
						<OfferLine key={offer.id} to={to} offer={offer} />
					))}
				</ol>
			)}
			{canOffer && (
				<ButtonLink kind="secondary" to={to}>
					{offers.length === 0 ? 'Make an offer' : 'Make another offer'}
				</ButtonLink>
			)}
		</MessagePanel>
	)
}

function OfferLine({
	to,
	offer: { id, price, state, lines, note, accepted, canWithdraw },
}: {
	to: string
	offer: OffersPanelContent['offers'][number]
}) {
	return (
		<li className="border-b border-border py-3">
			<p>
				<span className="font-semibold">{price}</span>
				<span className="block text-[0.9375rem] wrap-anywhere text-muted-foreground">{state}</span>
			</p>
			<FoldedText title={accepted === null ? 'What is included' : 'What they agreed to'}>
				{accepted ?? [...lines, ...(note === null ? [] : ['', note])].join('\n')}
			</FoldedText>
			{canWithdraw && (
				<Form method="post" action={to} className="mt-1">
					<input type="hidden" name="offer" value={id} />
					<Button type="submit" kind="secondary" name="intent" value="withdraw">
						Withdraw
					</Button>
				</Form>
			)}
		</li>
	)
}
