// Written by `make generated` from the structs of the server.

export const PROTOCOL = 1;

export type FromClient = Hello | Choose | Why | Undo | Consent | Resign | Return | HandOver | Say | Rematch | Compose;

export type FromServer = Welcome | Update | Done | Because | Composed | Refused;

export type Call = Open | Import | PlayAgain | ForkHere | Load | Unload | Send | Show | Ask | Answered | Listed | Positions | Export | AskHint | GiveHint | ListMoves | ReadReview | BetterLine | Think | Examine | Lesson | LessonWhy | Games;

export interface AddBot {
  type: "add_bot";
  id: string;
  seat: number;
  level: string;
}

export interface Advised {
  commit: Commit;
  hints: Hint[];
}

export interface Answer {
  words: string;
  error: string;
}

export interface Answered {
  type: "answered";
  room: string;
  decision: number;
  words: string;
  at: number;
}

export interface Archived {
  room: string;
  state: string;
  opened: number;
  plan: Plan;
  chairs: Chair[];
  waiting_for: number[];
  winners: number[];
  ended: number;
}

export interface Ask {
  type: "ask";
  room: string;
}

export interface AskHint {
  type: "ask_hint";
  room: string;
  seat: number;
  version: number;
}

export interface BabbleView {
  foreman: number;
  turn: number;
  actions_left: number;
  tower: (string[])[];
  packs: PackView[];
  word_discard_size: number;
  resource_pack: number[];
  resource_discard: number[];
  advanced: boolean;
  confusion: string[];
  confusion_discard: string[];
  said: SaidView | null;
  waiting_for: number[];
  over: boolean;
  components: ComponentsView;
  players: PlayerView[];
  own_discards: string[];
  history: HandEvent[];
}

export interface BabelView {
  sides: SideView[];
  active: number;
  turn: number;
  migrated: boolean;
  end_phase: boolean;
  deck_size: number;
  discard: string[];
  quarry_size: number;
  known_temples: number[];
  waiting_for: number[];
  to_discard: number;
  over: boolean;
}

export interface BabylonView {
  sides: BoardView[];
  quarry: StackView[];
  discard: string[];
  reserve: Record<string, number>;
  first: number;
  active: number;
  round: number;
  rounds: number;
  effect: string;
  flipped: string[];
  dug: TileView | null;
  gifts: number;
  wild: boolean;
  new_tiles: number;
  reconstructed: boolean;
  waiting_for: number[];
  over: boolean;
  placing: PlacingView | null;
  previews: Record<string, Record<string, number>>;
}

export interface Back {
  seat: number;
  choices: number;
  agreed: number[];
}

export interface Because {
  type: "because";
  id: string;
  code: string;
  rule: string;
}

export interface BetterLine {
  type: "better_line";
  room: string;
  found: string;
}

export interface BoardView {
  flower: string;
  singles: number;
  notch: TileView | null;
  garden: GardenView;
}

export interface BotSeat {
  type: "bot";
  level: string;
}

export interface BotShown {
  id: string;
  name: string;
  since: number;
  tokens: TokenShown[];
}

export interface Called {
  name: string;
  language?: string;
}

export interface CardView {
  cost: number[];
  pictures: string[];
}

export interface Chair {
  name: string;
  player: string;
  program: string;
  guest: boolean;
  invited: boolean;
  away: boolean;
  resigned: boolean;
  hints: number;
  present: boolean;
  time: number | null;
  running: boolean;
  since: number | null;
  seen: number | null;
  patience: number | null;
  vacation: number | null;
  offered: boolean;
  owner: string;
  owner_name: string;
}

export interface Changed {
  commits: Commit[];
  answer: Welcome | Update | Done | Because | Composed | Refused | null;
}

export interface ChannelListed {
  id: string;
  kind: string;
  shown: string;
  enabled: boolean;
  confirmed: boolean;
}

export interface Choose {
  type: "choose";
  id: string;
  version: number;
  words: string;
}

export interface CircleShown {
  friends: KnownShown[];
  asked: KnownShown[];
  asking: KnownShown[];
  blocked: KnownShown[];
  muted: KnownShown[];
}

export interface CityView {
  tiles: number[];
  tower_height: number;
  shares: number;
  tokens: string[];
  penalties: number;
  barren: boolean;
  leaders: string[];
  leaders_in_hand: string[];
  entombed: string[];
  courtesan: string;
  debts: number;
  diplomacy: number;
  due: number;
  stages_built: number[];
  board: string;
  stages: number;
  coins: number;
  paid: number[];
  shields: number;
  produces: (string[])[];
  sells: (string[])[];
  prices: number[];
  buildings: string[];
  victories: number[];
  defeats: number;
  hand_size: number;
  hand: string[] | null;
  hand_among: string[];
  markers: string[];
}

export interface ComingDeal {
  day: string;
  commitment: string;
}

export interface Commit {
  room: string;
  first: number;
  entries: string[];
  summary: Summary;
}

export interface ComponentsView {
  key: string;
  words: string[];
  starting_words: string[];
  constructions: Record<string, CardView>;
  texts: Record<string, Record<string, string>>;
}

export interface Compose {
  type: "compose";
  id: string;
  parts: string[];
  version?: number | null;
}

export interface Composed {
  type: "composed";
  id: string;
  prompt: Line | null;
  options: Offer[];
  view: unknown;
  complete: boolean;
}

export interface Consent {
  type: "consent";
  id: string;
  version: number;
  agree: boolean;
}

export interface ConstructionView {
  name: string | null;
  face_up: boolean;
  possible: string[];
}

export interface Credentials {
  name: string;
  password: string;
}

export interface DailyDeal {
  day: string;
  ends: number;
  commitment: string;
  secret: string;
  level: string;
  players: number;
  settings: Record<string, boolean | number | string>;
  begun: number;
  finished: number;
  results: DailyResult[];
  own: OwnAttempt | null;
}

export interface DailyResult {
  place: number;
  player: string;
  name: string;
  guest: boolean;
  score: number;
  won: boolean;
  moves: number;
  gave_up: boolean;
  room: string;
}

export interface DailyShown {
  game: string;
  now: number;
  today: DailyDeal;
  yesterday: DailyDeal | null;
  coming: ComingDeal[];
}

export interface Discord {
  type: "discord";
  url: string;
}

export interface Done {
  type: "done";
  id: string;
  version: number;
}

export interface Ending {
  winners: number[];
  reason: string;
  ranks: number[];
  sheet: ([string, number[]])[];
}

export interface Examine {
  type: "examine";
  task: string;
}

export interface Examined {
  found: string;
}

export interface Export {
  type: "export";
  room: string;
}

export interface Exported {
  record: string;
}

export interface Facet {
  name: string;
  things: Won[];
}

export interface Fork {
  choices: number;
  seat: number;
  level: string;
}

export interface ForkHere {
  type: "fork";
  room: string;
  new: string;
  choices: number;
  seat: number;
  level: string;
  name: string;
  secret: string;
  at: number;
}

export interface Found {
  games: Archived[];
  next: string;
}

export interface GameListed {
  name: string;
  title: Record<string, string>;
  summary: Record<string, string>;
  players: number[];
  cooperative: boolean;
  reconstructed: Record<string, string>;
  options: GameOption[];
  bots: string[];
}

export interface GameOption {
  name: string;
  settings: (boolean | number | string)[];
  usual: boolean | number | string;
  text: Record<string, string>;
  help: Record<string, string>;
  main: boolean;
}

export interface Games {
  type: "games";
}

export interface GardenView {
  terraces: TerraceView[];
  pieces: PieceView[];
  heights: (number[])[];
  seen: ((number | null)[])[];
  sheet: Record<string, number>;
  total: number;
  visible_holes: number;
}

export interface GiveHint {
  type: "give_hint";
  room: string;
  seat: number;
  version: number;
  found: string;
  at: number;
}

export interface Graded {
  first: number;
  last: number;
  seat: number;
  chance: number;
  loss: number;
  error: number;
  grade: string;
  worlds: number;
  better: string[];
  why: Record<string, string>;
  missed: number;
}

export interface HandEvent {
  what: string;
  seat: number;
  order: string | null;
  word: string | null;
}

export interface HandOver {
  type: "hand_over";
  id: string;
  seat: number;
  offer?: boolean;
}

export interface Hello {
  type: "hello";
  id: string;
  protocol: number;
  version?: number;
}

export interface Hint {
  choice: Offer;
  then: Offer[];
  chance: number;
  error: number;
  why: Record<string, string>;
}

export interface Import {
  type: "import";
  room: string;
  record: string;
  name: string;
  secret: string;
  at: number;
}

export interface InvitedSeat {
  type: "invited";
  player: string;
}

export interface Join {
  type: "join";
  id: string;
  seat?: number;
  part?: string;
}

export interface Kick {
  type: "kick";
  id: string;
  seat: number;
}

export interface KnownShown {
  id: string;
  name: string;
  program: boolean;
}

export interface Leave {
  type: "leave";
  id: string;
}

export interface Lesson {
  type: "lesson";
  game: string;
}

export interface LessonStep {
  title: Record<string, string>;
  say: Record<string, string>;
  rule: string;
  points_at: string[];
  position: Position;
}

export interface LessonTold {
  game: string;
  names: string[];
  steps: LessonStep[];
}

export interface LessonWhy {
  type: "lesson_why";
  game: string;
  step: number;
  words: string;
}

export interface Line {
  name: string;
  values: Record<string, boolean | number | string | (number | string)[]>;
}

export interface ListMoves {
  type: "list_moves";
  room: string;
}

export interface Listed {
  type: "summary";
  room: string;
}

export interface LiveClock {
  type: "live";
  bank: number;
  increment?: number;
}

export interface Load {
  type: "load";
  room: string;
  entries: string[];
}

export interface Mail {
  type: "mail";
  address: string;
}

export interface Matrix {
  type: "matrix";
  homeserver: string;
  room: string;
  token: string;
}

export interface Me {
  id: string;
  name: string;
  account: boolean;
  language: string;
  program: boolean;
  admin: boolean;
  password: boolean;
}

export interface Moved {
  record: string;
  part?: string;
}

export interface Muted {
  muted: boolean;
}

export interface MyLevel {
  game: string;
  level: string;
  games: number;
}

export interface MyTable {
  room: string;
  state: string;
  opened: number;
  plan: Plan;
  chairs: Chair[];
  waiting_for: number[];
  winners: number[];
  seat: number;
  my_turn: boolean;
}

export interface NewChannel {
  id: string;
  kind: string;
  shown: string;
  enabled: boolean;
  confirmed: boolean;
  secret: string;
}

export interface NewPassword {
  new: string;
  old?: string | null;
}

export interface NewReport {
  player: string;
  reason: "insults" | "cheating" | "stalling" | "name" | "other";
  room?: string;
  text?: string;
}

export interface NewTable {
  plan: Plan;
  sit?: boolean;
  part?: string;
}

export interface NewToken {
  label: string;
  scopes: ("play" | "open" | "chat")[];
}

export interface NewVacation {
  days: number;
}

export interface Notifications {
  push_key: string;
  mail: boolean;
  channels: ChannelListed[];
  settings: NotifySettings;
}

export interface NotifySettings {
  quiet_from?: number | null;
  quiet_to?: number | null;
  digest?: number | null;
  zone?: string;
}

export interface Offer {
  words: string;
  name: string;
  values: Record<string, boolean | number | string | (number | string)[]>;
  opens: boolean;
}

export interface Open {
  type: "open";
  room: string;
  plan: Plan;
  names: string[];
  secret: string;
  at: number;
}

export interface OpenSeat {
  type: "open";
}

export interface Opened {
  room: string;
}

export interface OwnAttempt {
  room: string;
  over: boolean;
  place: number | null;
  better_than: number | null;
}

export interface PackView {
  words: number;
  constructions: number;
  put_back: string[];
}

export interface PasskeyMade {
  client_data: string;
  attestation: string;
}

export interface PasskeyShown {
  id: string;
  label: string;
  since: number;
  seen: number | null;
}

export interface PasskeyUsed {
  id: string;
  client_data: string;
  authenticator_data: string;
  signature: string;
}

export interface PersonShown {
  id: string;
  name: string;
  account: boolean;
  program: boolean;
  admin: boolean;
  banned: boolean;
  since: number;
  seen: number | null;
}

export interface PieceView {
  kind: string;
  places: (number[])[];
  span: number[] | null;
  visible: boolean;
  points: number;
}

export interface PlacingView {
  source: string;
  site: number[] | null;
  rotation: number | null;
}

export interface Plan {
  game: string;
  seats: (OpenSeat | InvitedSeat | BotSeat)[];
  settings?: Record<string, boolean | number | string>;
  clock?: LiveClock | SlowClock | null;
  public?: boolean;
  rated?: boolean;
  chat?: boolean;
  seed?: string;
  hints?: boolean;
  daily?: string;
}

export interface PlayAgain {
  type: "again";
  room: string;
  new: string;
  secret: string;
  at: number;
}

export interface PlayerView {
  hand_size: number;
  hand: (string | null)[] | null;
  notes: WordNote[];
  lacks: string[];
  words_laid: boolean;
  resources: number[];
  constructions: ConstructionView[];
}

export interface Position {
  room: string;
  choices: number;
  of: number;
  seat: number;
  first: number;
  events: Line[];
  view: unknown;
  prompt: Line | null;
  options: Offer[];
  waiting_for: number[];
  score: ([string, number[]])[];
  taken: Taken | null;
  ending: Ending | null;
}

export interface Positions {
  type: "positions";
  room: string;
  first: number;
  last: number;
  reader: number;
  seat: number | null;
}

export interface Profile {
  id: string;
  name: string;
  account: boolean;
  program: boolean;
  since: number;
  owner: string;
  owner_name: string;
  games: Statistics[];
}

export interface Push {
  type: "push";
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface PuzzleAsked {
  game: string;
  name: string;
  players: number;
  rating: number;
  solver: Solver;
  of: number;
  position: Position;
}

export interface PuzzleJudged {
  solved: boolean;
  counted: boolean;
  loss: number;
  solution: Offer[];
  solution_ends: Position;
  tempting: Offer[];
  chance: number;
  tempting_loss: number;
  theme: Record<string, string>;
  why: Record<string, string>;
  rating: number;
  solver: Solver;
}

export interface PuzzleStep {
  position: Position;
  composing: boolean;
  over: boolean;
}

export interface Question {
  type: "choose";
  game: string;
  level: string;
  player: string;
  seat: number;
  effort: number;
  snapshot: string;
  seed: string;
}

export interface Ranked {
  rank: number;
  player: string;
  name: string;
  rating: number;
  games: number;
}

export interface ReadReview {
  type: "review";
  room: string;
  found: Record<string, string>;
  of: number;
  running: boolean;
}

export interface Refused {
  type: "refused";
  id: string;
  code: string;
  text: string;
  rule: string;
  values: Record<string, boolean | number | string | (number | string)[] | Record<string, string>>;
}

export interface Rematch {
  type: "rematch";
  id: string;
  part?: string;
}

export interface ReportShown {
  id: string;
  at: number;
  by: string;
  by_name: string;
  player: string;
  player_name: string;
  room: string;
  reason: string;
  text: string;
  closed: boolean;
}

export interface Reset {
  token: string;
  password: string;
}

export interface Resign {
  type: "resign";
  id: string;
}

export interface Return {
  type: "return";
  id: string;
}

export interface Review {
  room: string;
  running: boolean;
  of: number;
  choices: number;
  moves: Graded[];
  seats: SeatSummary[];
  turning_points: Turning[];
  uninformed: number[];
}

export interface SaidShown {
  room: string;
  at: number;
  text: string;
}

export interface SaidView {
  word: string;
  seat: number;
}

export interface Say {
  type: "say";
  id: string;
  text: string;
}

export interface SeatSummary {
  seat: number;
  at_first: number;
  result: number | null;
  lost: number;
  luck: number;
  accuracy: number;
  by_phase: (number | null)[];
  grades: Record<string, number>;
  costliest: number[];
}

export interface Send {
  type: "send";
  room: string;
  seat: number;
  message: string;
  at: number;
}

export interface ServerLoad {
  players: number;
  accounts: number;
  bots: number;
  banned: number;
  tables: number;
  playing: number;
  reports: number;
  seen_today: number;
  since: number;
  loaded: number;
  connections: number;
  cpu: number;
  machine: number;
}

export interface SessionShown {
  id: string;
  device: string;
  since: number | null;
  seen: number | null;
  current: boolean;
}

export interface SevenWondersView {
  holder: number;
  pile_size: number;
  offered_tiles: number[];
  tower: number[];
  active_tiles: number[];
  placing: number[];
  project: string;
  project_markers: number;
  offered_leaders: string[];
  discarded_leaders: string[];
  teams: boolean;
  age: number;
  turn: number;
  turns: number;
  cities: CityView[];
  discard: string[];
  order: string;
  sealed_card: string;
  offered_boards: string[];
  waiting_for: number[];
  over: boolean;
}

export interface Show {
  type: "show";
  room: string;
  seat: number;
  since: number;
  at: number;
}

export interface SideView {
  hand_size: number;
  hand: string[] | null;
  known_hand: string[];
  pawn: string;
  foundation: boolean;
  columns: (string[])[];
  temples: (number[])[];
  stack: number[];
  total: number;
}

export interface SlowClock {
  type: "slow";
  days: number;
}

export interface Solver {
  rating: number;
  tried: number;
  solved: number;
  streak: number;
}

export interface Spoken {
  seat: number;
  text: string;
  at: number;
}

export interface StackView {
  level: number;
  tile: TileView | null;
  pillars: number;
}

export interface Statistics {
  game: string;
  played: number;
  won: number;
  rating: number | null;
}

export interface StatisticsShown {
  game: string;
  players: number;
  games: number;
  sizes: TableSize[];
  facets: Facet[];
}

export interface Stop {
  seat: number;
  agreed: number[];
}

export interface Summary {
  room: string;
  state: string;
  opened: number;
  plan: Plan;
  chairs: Chair[];
  waiting_for: number[];
  winners: number[];
}

export interface TableSize {
  players: number;
  games: number;
}

export interface Taken {
  seat: number;
  choice: Offer;
}

export interface Tasks {
  tasks: string[];
  version: number;
}

export interface TerraceView {
  name: string;
  flower: string;
  icons: string[];
  anchor: number[];
  rotation: number;
  supports: string[];
  visible: boolean;
}

export interface Think {
  type: "think";
  question: Question;
}

export interface TileView {
  name: string;
  material: string;
  flower: string;
  icons: string[];
}

export interface TokenMade {
  token: string;
}

export interface TokenShown {
  id: string;
  label: string;
  scopes: string[];
  since: number | null;
  seen: number | null;
}

export interface Tried {
  choices: string[];
  parts?: string[];
}

export interface Turn {
  question: Question | null;
  decision: number;
}

export interface Turning {
  move: number;
  change: number;
  own: boolean;
}

export interface Undo {
  type: "undo";
  id: string;
  version: number;
}

export interface Unload {
  type: "unload";
  room: string;
}

export interface Update {
  type: "update";
  version: number;
  now: number;
  seat: number;
  state: string;
  chairs: Chair[];
  choices: number;
  first: number;
  events: Line[];
  view: unknown | null;
  prompt: Line | null;
  options: Offer[];
  waiting_for: number[];
  score: ([string, number[]])[];
  can_undo: boolean;
  can_ask_undo: boolean;
  back: Back | null;
  stop: Stop | null;
  said: Spoken[];
  ending: Ending | null;
  rematch: string;
}

export interface Vacation {
  until: number | null;
}

export interface Webhook {
  type: "webhook";
  url: string;
}

export interface Welcome {
  type: "welcome";
  id: string;
  protocol: number;
  room: string;
  plan: Plan;
  host: boolean;
  cooperative: boolean;
  commitment: string;
}

export interface Why {
  type: "why";
  id: string;
  words: string;
}

export interface Won {
  thing: string;
  games: number;
  share: number;
  low: number;
  high: number;
}

export interface WordNote {
  order: string;
  known: string | null;
  possible: string[];
  excluded: string[];
  shown: string | null;
  doubts: number;
}
