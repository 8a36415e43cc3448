import { articlesOf } from './article.ts'

export const rollOffArticles = articlesOf('roll-off', [
	{
		slug: 'choose-roll-off-size',
		title: 'Choose a roll-off size',
		excerpt: 'Four sizes, what each one holds, and how to decide when you are between two.',
		content: `
			<p>Picture a pickup truck loaded level with its sides. Then count how many of those your job would fill.</p>
			<h2>The four sizes</h2>
			<ul>
				<li><strong><a href="/rolloff-12-yard">12-yard</a>:</strong> {{rolloff.12.loads}} pickup loads, {{rolloff.12.tons}} tons, {{rolloff.12.feet}} ft. A garage, a bathroom, a load of dirt.</li>
				<li><strong><a href="/rolloff-15-yard">15-yard</a>:</strong> {{rolloff.15.loads}} loads, {{rolloff.15.tons}} tons, {{rolloff.15.feet}} ft. A kitchen, a deck, a basement.</li>
				<li><strong><a href="/rolloff-20-yard">20-yard</a>:</strong> {{rolloff.20.loads}} loads, {{rolloff.20.tons}} tons, {{rolloff.20.feet}} ft. A roof, several rooms, an estate.</li>
				<li><strong><a href="/rolloff-30-yard">30-yard</a>:</strong> {{rolloff.30.loads}} loads, {{rolloff.30.tons}} tons, {{rolloff.30.feet}} ft. A whole house or a building site.</li>
			</ul>
			<p>The feet are length by width by height.</p>
			<h2>Three questions</h2>
			<ol>
				<li><strong>Is it heavy?</strong> Concrete, dirt, brick, tile and shingles reach the weight limit before the container is full. See <a href="/help/weight-limits">weight limits</a>.</li>
				<li><strong>Is it bulky?</strong> Couches, cabinets and branches fill a container with air. Go one size up, or take them apart.</li>
				<li><strong>Where will it go?</strong> Measure the driveway. The 12-yard is {{rolloff.12.length}} feet long, the 20-yard and 30-yard are {{rolloff.20.length}}.</li>
			</ol>
			<h2>Between two sizes</h2>
			<p>Take the bigger one, unless the load is heavy: then the weight decides, and the smaller one is right. For the rest, nobody has ever opened the last closet and found less in it than they thought.</p>
			<h2>Let something else decide</h2>
			<p>The <a href="/size-calculator">size calculator</a> asks what you are doing and gives you a size. Or call {{phone}}, describe the job, and let a person who has seen a few thousand of them tell you.</p>
		`,
	},
	{
		slug: 'loading-a-roll-off',
		title: 'What fits in a roll-off, and how to load it',
		excerpt: 'What you can throw in, how high you can fill it, and how to get more into the same container.',
		content: `
			<h2>What goes in</h2>
			<ul>
				<li>Furniture, carpets, toys, clothes: what is in a house</li>
				<li>Wood, drywall, tile, cabinets, doors, windows</li>
				<li>Shingles, siding, gutters</li>
				<li>Branches, sod, yard waste</li>
				<li>Concrete, brick and dirt, if you told us when you ordered</li>
			</ul>
			<p>What must stay out is on its own page: <a href="/help/roll-off-prohibited-items">not in a container</a>.</p>
			<h2>How high</h2>
			<p><strong>Level with the rim, no higher.</strong> The load has to be tarped before the truck drives off. If something sticks out, the driver has to leave the container until you have taken it off.</p>
			<h2>How to fit more</h2>
			<ol>
				<li><strong>Use the door.</strong> The rear end swings open. Walk the big, heavy pieces in first and set them at the front.</li>
				<li><strong>Flat things on the bottom:</strong> doors, plywood, drywall.</li>
				<li><strong>Take furniture apart.</strong> A bed frame in pieces takes a tenth of the room.</li>
				<li><strong>Fill the hollows.</strong> Small stuff goes inside drawers, tubs and cabinets.</li>
				<li><strong>Spread the weight.</strong> Not all the tile on one side, please: a lopsided container is dangerous to lift.</li>
				<li><strong>Keep the light things under something heavy</strong> if wind is coming.</li>
			</ol>
			<h2>Safety</h2>
			<p>Close and latch the rear door before you throw things over the side. Keep children out; a container looks like a fort and isn’t one. Never burn anything in it.</p>
			<p>Full earlier than you thought? Call {{phone}} and we pick it up, and bring another if you need one.</p>
		`,
	},
	{
		slug: 'weight-limits',
		title: 'Roll-off weight limits, explained',
		excerpt:
			'How much each size may weigh, why heavy material fills a container early, and what to do about it.',
		content: `
			<p>A container has two limits: how much fits in, and how much the truck can lift and haul. With household things you meet the first one. With concrete you meet the second.</p>
			<h2>The limits</h2>
			<ul>
				<li>12-yard: {{rolloff.12.tons}} tons</li>
				<li>15-yard: {{rolloff.15.tons}} tons</li>
				<li>20-yard: {{rolloff.20.tons}} tons</li>
				<li>30-yard: {{rolloff.30.tons}} tons</li>
			</ul>
			<p>Where in that range your limit falls depends on the material and the road. We tell you the number when you order.</p>
			<h2>How deep that is</h2>
			<p>Spread level on the floor, these weigh no more than the lower end of the range. Each size has its own list on its page.</p>
			<ul>
				<li><strong>Dirt, sod and gravel:</strong> {{rolloff.12.depth.dirt}} in the 12-yard, {{rolloff.20.depth.dirt}} in the 20-yard, {{rolloff.30.depth.dirt}} in the 30-yard</li>
				<li><strong>Brick:</strong> {{rolloff.12.depth.brick}}, {{rolloff.20.depth.brick}}, {{rolloff.30.depth.brick}}</li>
				<li><strong>Broken concrete or asphalt:</strong> {{rolloff.12.depth.concrete}}, {{rolloff.20.depth.concrete}}, {{rolloff.30.depth.concrete}}</li>
				<li><strong>Plaster and tile:</strong> {{rolloff.12.depth.plaster}}, {{rolloff.20.depth.plaster}}, {{rolloff.30.depth.plaster}}</li>
				<li><strong>Shingles:</strong> {{rolloff.12.depth.shingles}}, {{rolloff.20.depth.shingles}}, {{rolloff.30.depth.shingles}}</li>
				<li><strong>Wood and furniture:</strong> to the rim, in every size</li>
			</ul>
			<h2>What weighs a lot</h2>
			<ul>
				<li><strong>Concrete and brick.</strong> A cubic yard of broken concrete weighs about as much as a small car.</li>
				<li><strong>Dirt and gravel,</strong> and far more after rain.</li>
				<li><strong>Shingles,</strong> especially two or three layers of them.</li>
				<li><strong>Plaster, tile and wet carpet.</strong></li>
			</ul>
			<h2>What to do</h2>
			<ol>
				<li>Say what it is when you order. We may send a smaller container, or plan two hauls.</li>
				<li>For dirt, stop at <strong>{{rolloff.12.depth.dirt}}</strong> in the 12-yard; for broken concrete at <strong>{{rolloff.12.depth.concrete}}</strong>. Then call us. We tell you whether it can take more.</li>
				<li>Cover it in wet weather. Rain that soaks in is weight that you pay to move.</li>
				<li>Keep clean concrete apart from everything else; it can often be crushed and used again.</li>
			</ol>
			<h2>If it is too heavy</h2>
			<p>An overweight container can’t go on the road. Some of it has to come out first, or into a second one. Call {{phone}} before it gets that far. If that costs extra, we tell you first.</p>
		`,
	},
	{
		slug: 'roll-off-prohibited-items',
		title: 'What can’t go in a roll-off container',
		excerpt: 'Batteries, paint, tires, freon and a few more: the list, the reasons, and where each one goes.',
		content: `
			<p>One wrong item can send a whole load back. Please check the pile against this list before you start.</p>
			<h2>Never</h2>
			<ul>
				<li><strong>Batteries</strong> of every kind. They catch fire when they are crushed.</li>
				<li><strong>Paint, stain, solvents, glue.</strong> Empty cans that have dried out are fine with their lids off.</li>
				<li><strong>Tires.</strong> Landfills don’t take them.</li>
				<li><strong>Anything with freon:</strong> refrigerators, freezers, air conditioners, dehumidifiers.</li>
				<li><strong>Televisions, monitors, computers.</strong> Colorado keeps them out of landfills.</li>
				<li><strong>Oil, fuel, antifreeze, propane tanks.</strong></li>
				<li><strong>Asbestos.</strong> In an older house, have floor tile, popcorn ceilings and pipe wrap tested before you tear them out. The law requires it in many cases.</li>
				<li><strong>Chemicals</strong> from the garden, the pool or the workshop.</li>
				<li><strong>Medical waste</strong> and needles.</li>
				<li><strong>Food and animal remains.</strong> In July you will agree with us within a day.</li>
			</ul>
			<h2>Where it goes</h2>
			<p>Most of it goes to your county’s household hazardous waste drop-off or back to a store. The page on <a href="/help/hazardous-waste">paint, oil, batteries and other hazardous waste</a> lists the choices.</p>
			<h2>Ask first</h2>
			<ul>
				<li>Stumps and tree trunks</li>
				<li>Railroad ties and treated posts</li>
				<li>Hot tubs and pianos</li>
				<li>A large amount of one thing</li>
			</ul>
			<h2>It is already in there</h2>
			<p>Take it out if you can do that safely. If not, call {{phone}} before pickup day, and tell anyone who helps you load what doesn’t belong.</p>
		`,
	},
	{
		slug: 'protect-your-driveway',
		title: 'Protect your driveway under a container',
		excerpt: 'Where to put it, what to lay under the rollers, and how much room the truck needs.',
		content: `
			<p>A container sits on steel rollers and rails. On a sound driveway that is no trouble. These steps make sure of it.</p>
			<h2>Before delivery</h2>
			<ol>
				<li><strong>Measure.</strong> The container needs {{rolloff.12.length}} to {{rolloff.30.length}} feet of length, depending on its size, and {{rolloff.12.width}} feet of width. The truck needs about the same length again in front of it.</li>
				<li><strong>Look up.</strong> The bed tilts high. Wires, eaves, branches and basketball hoops must be well out of the way.</li>
				<li><strong>Lay boards.</strong> Two rows of thick planks or plywood where the rollers and rails will sit. Have them there before the truck comes.</li>
				<li><strong>Move the cars,</strong> yours and your neighbor’s.</li>
				<li><strong>Mark what is hidden:</strong> sprinkler heads, septic tanks, edges under snow.</li>
			</ol>
			<h2>Tell the driver</h2>
			<ul>
				<li>if the concrete is new. It needs several weeks before it can carry a container.</li>
				<li>if the driveway is heated, stamped or paved with stones.</li>
				<li>if it is asphalt and the day is hot; it softens in July.</li>
				<li>which way the door should face.</li>
			</ul>
			<h2>If you won’t be home</h2>
			<p>Mark the spot with chalk or two buckets, and send a photo to {{email}}. Leave a phone number that somebody answers.</p>
			<h2>When it is gone</h2>
			<p>Sweep for nails before you park. They come from the job, and they find tires. If you think we have damaged something, call {{phone}} the same day and take pictures before anything is moved.</p>
		`,
	},
	{
		slug: 'same-day-roll-off',
		title: 'Same-day delivery: how it works',
		excerpt:
			'Order before {{promise.sameDayCutoff}} on a business day and same-day delivery is available. What we need from you to make it work.',
		content: `
			<p>Orders placed before <strong>{{promise.sameDayCutoff}}</strong> on a business day can be delivered the same day. It isn’t magic: a driver has to be near you with the right size on the truck.</p>
			<h2>Have this ready</h2>
			<ol>
				<li><strong>The address,</strong> and the nearest cross street or county road.</li>
				<li><strong>The size:</strong> {{rolloff.sizes}} yards. If you don’t know, describe the job, or ask the <a href="/size-calculator">size calculator</a>.</li>
				<li><strong>What goes in.</strong> Heavy material changes the plan.</li>
				<li><strong>Where it goes,</strong> and that the spot is free now. A parked car is the most common reason a delivery fails.</li>
				<li><strong>How long</strong> you think you need it.</li>
				<li><strong>A phone number</strong> the driver can reach.</li>
			</ol>
			<p>Payment is due in full when you book.</p>
			<h2>Quickest by phone</h2>
			<p>Call {{phone}}. The <a href="/contact?service=rolloff">form</a> is fine for tomorrow; for today, talk to us. If it is an emergency, such as a burst pipe or a storm, say that first. Emergencies go to the front of the line.</p>
			<h2>After the cutoff</h2>
			<p>Ask for the next business day. Morning deliveries are the surest, before weather and traffic have had their say.</p>
			<h2>If your plan changes</h2>
			<p>Call at once. Canceling on the day itself may cost a dry-run or delivery fee, because the truck is on its way. The <a href="/terms-of-service">terms of service</a> have the details.</p>
			<h2>Far out</h2>
			<p>On mountain roads, and in snow, same-day may not be possible. We tell you honestly when you call.</p>
		`,
	},
])
