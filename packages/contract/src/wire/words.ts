/**
 * The words a scrambled name may become: plain English, one word each, harmless in any order. They follow the
 * manner of the route table's own words, of which none is used here, so that a path in a log is either a
 * screen or a call and never both. Words of lending and words that are likely field names are left out on
 * purpose: a scrambled name that reads as a real one would mislead whoever looks at the traffic.
 *
 * Taking a word out is safe: a dictionary already generated keeps the words it has.
 */
const text = `
  acorn acoustic acrobat adjacent adrift afloat agile airy ajar alabaster albatross alder almond alpaca alpine
  amber ambling anchor anchovy anemone angular antelope anthem antler anvil apple apricot apron aquatic arbour
  arched arctic armchair aroma artichoke ascending ashen aspen asparagus astride atlas attic auburn aurora autumn
  avalanche aviary avocado awning azure badger bagpipe balcony ballad balloon balmy bamboo banjo baritone
  barley barnacle barrel basalt basil basket bassoon bayou beacon beaker beaming beaver beckoned bedrock beechnut
  beehive beetle begonia bellows beret berry beside billowing birch biscuit bison blanket blazing blinking blizzard
  blooming blossom blueberry blustery boathouse bobbin bonfire bonnet bookcase boulder bouncing bouquet
  bowstring bracelet braided bramble brass bravely breakfast breathing breezy brewing brick bridle brightly bristle
  brittle broccoli bronze brook broom brushed bubble bucket buckle buckwheat budding buffalo bugle bulging bumpy
  bundle bungalow buoyant burrow bustling butter button buttress buzzing cabbage cabin cactus calico callow camel
  candid candle canoe canopy canteen canvas canyon caramel caravan caribou carol carpet carrot
  cartwheel carved cascade cashew castle catapult caterpillar cathedral cavern cedar celery cellar cello ceramic
  chalice chalk chamomile chandelier chapel charcoal chariot cheerful cheetah cherry chestnut chilly chimney chisel
  chopping chorus cider cinder cinnamon circling circus citrus clapping clarinet clattering clay clearing clever
  cliff climbing cloak clockwork cloister clover clumsy coastal cobalt cobbler cobweb cockpit coconut colander
  comet compass concave concert condor conical copper coral corduroy cormorant cornet cosmic cottage cotton cougar
  courtyard coyote crackle cradle cranberry crane crater crayon creaking crescent cricket crimson crisp crocus
  crooked croissant crumble crystal cuckoo cucumber cupboard curious curled curtain curved cushion cymbal cypress
  daffodil dainty daisy damp dancing dandelion dangling dappled daring darkened darting dashing dawning dazzling
  deckchair decorated deerskin delicate denim descending desert dewdrop diagonal diamond dimly dimple dinghy
  dinosaur dipping distant doorbell doorway dotted doubled doughnut dove downhill downpour dozing dragonfly
  drawbridge drawer dreaming drenched drifted driftwood drizzle drooping drowsy drumming dryness duckling dulcimer
  dumpling dune duskily dwelling eager eagle earthen earthy easel eastward ebony echoing eclipse eddy eggshell
  elastic elbow elegant elephant elkhorn elm embroidered emerald emerging emptied enamel enchanted endless
  endmost engraved enormous ermine estuary evening evergreen expedition explorer fable fabric faded falcon faltering
  famous fanfare faraway fathom feather fennel fern ferret fiddle fidgety fiery figurine filament finch firefly
  fireplace firewood fjord flagstone flamingo flannel flapping flask flaxen fleece flickering flint floating
  floral flourish fluffy flute fluttering foamy foggy foliage folklore folded footpath footprint footstool forest
  forgotten fountain foxglove fragrant freckle freshly fringe frosted frozen fruitful funnel furrow gable galaxy
  galleon galloping garden gardenia gargoyle garland garlic garnet gazebo gazelle gentle geranium geyser giant giddy
  ginger giraffe glacial glacier gleaming gliding glimmer glistening glittering globe glossy glowing gnarled goblet
  gondola goose gooseberry gorge gourd graceful granary granite grape grapevine grassy gravel grazing greenhouse
  grinning groove grotto grouse grove growling guitar gusty gypsum hailstone halcyon halfway hallway hammock
  hamster handrail hanging happily harbour hardwood harness harp harvest hatbox haunted hawthorn haystack hazel
  hazy headland hearth heather hedgehog helium helmet hemlock heron hexagon hickory hillside hinge hoarse
  hollow honey honeycomb hooded hopping horizon hornet hovering huddled humble humming hurdle hurried hyacinth ibex
  ibis icicle icy idle igloo iguana immense indigo inkwell inland inlet insect inward iris ironwood island ivory ivy
  jackal jackdaw jade jaguar jangling jasmine jasper jaunty javelin jellyfish jersey jigsaw jingling jolly jostled
  joyful jubilant jumbled jumper juniper kangaroo kayak kelp kennel kernel kestrel kettle kingfisher kitten
  kneeling knitted knotted koala lacquer ladder ladle ladybird lagoon lakeside lambswool lantern lapping
  larch larkspur lattice laughing laurel lavender leafless leafy leaning leaping leather lemon lemur leopard
  lettuce lichen lightly lilac lily limestone limping linen lingering lion listening lively lizard llama
  lobster lodge lofty loganberry lonely longboat longing looming loosely lotus loudly lullaby luminous lumpy lupine
  lustrous lute lyric magenta magnet magnolia magpie mahogany mallard mallet mammoth mandolin mango mangrove
  mantel maple marble marching marigold marimba maritime marmalade maroon marsh marvel marzipan mattress meadow
  meander meerkat mellow melody melon melting merino mermaid merrily mesa midnight midway mighty mildly milkweed
  millstone mimosa minnow mirror mirthful mistletoe misty mitten moccasin molten monsoon moonbeam moonlit moorland
  moose morning mosaic mossy moth mountain muddy muffled muffin mulberry mumbling mural murmur mushroom muslin
  mustard muted mythical napping narrow narwhal nebula nectar needle nestled nettle newborn nibbled nightingale
  nimble noisily noodle northern nosegay notched nougat nudged nuthatch nutmeg nuzzled oaken oasis oatmeal oboe
  obsidian ocelot ochre octagon octopus offshore olive onward onyx opal orange orbit orchard orchestra orchid oregano
  oriole osprey ostrich otter outdoors outlined outward oval overcast overgrown overhead owlet oyster paddle padlock
  pagoda painted palette pancake panda pansy panther papaya paprika parachute parading parasol parched parrot
  parsley parsnip pasture patchwork pavilion peaceful peach peacock peanut pearl pebble pecan pedalling
  pelican pendulum penguin peony pepper perched petal petunia pewter pheasant piano piccolo picnic pigeon pillow
  pilgrim pimento pineapple pinewood pinwheel piping pirouette pistachio pitcher placid plaid planet plateau playful
  plaza pleated plentiful plover plum plumage plunging pocket polar polished pollen polygon pomelo pompom poncho
  pond poplar poppy porcelain porcupine porridge postcard pottery powdered prairie prancing pretzel prickly
  primrose prism prowling pudding puddle puffin pumpkin puppet purple puzzled pyramid quail quaint quarry quartz
  quavering quiet quill quilted quince quiver rabbit racket radiant radish rafter ragged railing rainbow raincoat
  raindrop rainy raisin rambling rapids raspberry rattling raven ravine recital reclining redwood reed reflected
  reindeer relaxed resonant resting restless rhubarb rhythm ribbon riddle ringing ripened rippling riverbank
  roaming roaring robin rocky rolling romping rooftop rooster rosebud rosemary rosewood rotating rounded roving rowan
  rowboat rubbing ruby rugged rumbling running russet rustic rustling saddle saffron sage sailing salad salmon
  saltwater sampan sandal sandbank sandpiper sandstone sandy sapling sapphire sardine satin saucepan sauntering
  savanna scalloped scampering scarecrow scarf scarlet scattered scented schooner scribbled sculpture seagull
  seahorse seashell seaside seasoned secluded sedge seldom sequoia serene sesame shaded shadow shaggy shallow
  shambling shamrock shaped sheltered shepherd shimmering shingle shivering shoreline shrub shuffled shutter sideways
  sienna silent silken silvery simmering singing skating skipping skylark slanted sledge sleepy slender slippery
  sloping slumber smiling smoky smooth snapdragon sneezing snowdrop snowfall snowy soaring softly solstice sonata
  sonorous soothing sorrel soup southward spacious spaniel sparkling sparrow spearmint speckled spice spinning spiral
  splashing splendid spotless spruce squirrel stairway starfish starlit starry statue stately steadfast steamboat
  stencil stepping stirring stitched stooping stormy stout strawberry streaming strolling sturdy sublime sudden
  sugary summit sunbeam sundial sunflower sunlit sunrise surfing swallow swampy swan swaying sweeping swiftly
  swinging sycamore symphony syrup tabby tadpole talon tambourine tandem tangerine tangled tapestry tapioca tarragon
  tartan tasselled tawny teacup teapot teasel telescope tempest tender terrace thatched thawing thicket thimble
  thistle thorny thrush thunder thyme tidal tideland tiger timber timid tinkling tiptoe toadstool toasted toboggan
  tomato toothbrush topaz tortoise totem toucan towering tranquil treetop trellis trembling tricycle trinket
  trombone tropical trotting trout trumpet tulip tumbling tundra tunic turmeric turnip turquoise turret
  turtle tweed twilight twinkling twirling twisted ukulele umbrella unbroken uncurled undulating unfolded unhurried
  unicorn unruffled untied upland upright upstream upward urchin vacant valley vanilla vapour varnished vaulted
  velvet verandah verbena verdant vermilion vibrant viola violet violin vineyard volcano voyage waddling waffle
  wagtail waking walking walnut walrus waltz wandering warbler warmly waterfall watermelon wavering waxwing weathered
  weaving weightless westerly wetland whale wheat whirling whisker whisper whistling wicker wildflower willow windmill
  windswept windy winged winsome winter wintry wisteria wobbling wolfhound wombat wooded woodland woodpecker woollen
  wreath wren wriggling yarrow yawning yearling yellow yeoman yodelling yonder yoghurt zebra zenith zephyr zigzag
  zinnia zither
`;

export const words: readonly string[] = text.trim().split(/\s+/u);
