import { type ActionFunctionArgs, data, redirect } from 'react-router'
import { servicesContext, visitorContext } from '#app/context.server.ts'
import { readForm } from '#platform/forms/read_form.server.ts'
import { browserIdOf } from './browser_id.server.ts'
import { voteOnArticle } from './vote.server.ts'
import { feedbackAnchor, voteField, type VoteRefusal, voteValues } from './vote_result.ts'

const statuses: Record<VoteRefusal, number> = {
	unreadable: 400,
	missing: 404,
	'too-many': 429,
	unavailable: 503,
}

/**
 * An article page's action: redirects to the article with its receipt after a vote or its repeat, else renders the
 * page with the reason.
 */
export async function voteAction({ request, params, context }: ActionFunctionArgs) {
	const slug = params.slug ?? ''
	const choice = (await readForm(request))?.get(voteField)
	if (choice !== voteValues.helpful && choice !== voteValues.notHelpful) return refuse('unreadable')
	const { browserId, setCookie } = browserIdOf(request)
	const voter = { ...context.get(visitorContext), browserId }
	const vote = { slug, isHelpful: choice === voteValues.helpful }
	const result = await voteOnArticle(context.get(servicesContext), vote, voter, new Date())
	if (!result.ok) return refuse(result.reason)
	const headers: HeadersInit = setCookie === null ? {} : { 'set-cookie': setCookie }
	return redirect(`/help/${slug}?voted=${result.voteId}#${feedbackAnchor}`, { status: 303, headers })
}

function refuse(reason: VoteRefusal) {
	return data({ ok: false as const, reason }, { status: statuses[reason] })
}
