// Made from server/operator by `./sixgun generate`: do not edit.

import type { Told } from "./protocol";

/** The house at a glance. */
export interface Look {
  t: "look";
}

/** Open tables, who opened them and what they cost. */
export interface ListTables {
  t: "tables";
  /** default: "" */
  opener?: string;
  /** or its sign; default: "" */
  address?: string;
  /** default: "cost" */
  order?: "age" | "cost" | "opener";
}

/** Who was here last, and who is here now. */
export interface ListPeople {
  t: "people";
  /** in names, or the beginning of an id; default: "" */
  search?: string;
  /** default: "" */
  address?: string;
}

/** Complaints, those about the same person at the same table together. */
export interface ListComplaints {
  t: "complaints";
}

/** Everybody, and every address, that is not let in. */
export interface ListBans {
  t: "bans";
}

/** By what people are let in, and every invitation that is kept. */
export interface ListInvitations {
  t: "invitations";
}

/** What was done by operators, the latest first. */
export interface ListAudit {
  t: "audit";
  /** the id of the last one seen; 0: from now; default: 0 */
  before?: number;
  /** default: 100 */
  limit?: number;
}

/** Close these tables, those of an opener, or those of an address. */
export interface CloseTables {
  t: "close";
  /** default: [] */
  tables?: string[];
  /** default: "" */
  opener?: string;
  /** default: "" */
  address?: string;
  /** default: false */
  confirmed?: boolean;
}

/** Let these people in no more, or nobody of an address. */
export interface Ban {
  t: "ban";
  /** default: [] */
  people?: string[];
  /** default: "" */
  address?: string;
  /** 0: for good; default: 0 */
  hours?: number;
  /** which they are told; default: "" */
  reason?: string;
  /** the tables that they opened, too; default: false */
  close?: boolean;
  /** default: false */
  confirmed?: boolean;
}

/** Let people, or an address, in again. */
export interface Unban {
  t: "unban";
  /** default: [] */
  people?: string[];
  /** by their signs; default: [] */
  addresses?: string[];
}

/** Make an invitation to a closed house; its link is shown once. */
export interface InviteToHouse {
  t: "invite";
  /** so many people may come by it; default: 1 */
  uses?: number;
  /** so long; default: 168 */
  hours?: number;
  /** for whom it is; only operators see it; default: "" */
  note?: string;
}

/**
 * Invitations are worth nothing any more; who came by them, and these people, are let in no
 * more until they come by another way.
 */
export interface Revoke {
  t: "revoke";
  /** default: [] */
  invitations?: string[];
  /** default: [] */
  people?: string[];
  /** default: false */
  confirmed?: boolean;
}

/** Tell everybody who is in, and for a while whoever comes; an empty text: no more. */
export interface AnnounceToAll {
  t: "announce";
  text: string;
  /** default: 1 */
  hours?: number;
}

/** From then on no new tables and games; closed when no game is played, or patience ends. */
export interface Shutdown {
  t: "shutdown";
  /** from now */
  seconds: number;
  /** for games that are being played; default: 1800 */
  patience?: number;
  /** default: false */
  confirmed?: boolean;
}

/** The house does not close after all. */
export interface StayOpen {
  t: "stay_open";
}

/** The rules of the house, for people to read; an empty text: there are none. */
export interface SetRules {
  t: "rules";
  text: string;
}

/** Somebody has seen to these complaints: they go. */
export interface DismissComplaints {
  t: "dismiss";
  complaints: number[];
  /** default: false */
  confirmed?: boolean;
}

/** Write a backup beside the store. */
export interface MakeBackup {
  t: "backup";
}

/** A person, and how he calls himself; a name may be nothing, or anybody's. */
export interface Someone {
  person: string;
  name: string;
}

/** When a house closes: in so many seconds no more games begin. */
export interface ClosingAt {
  seconds: number;
  /** that time has come */
  is_quiet: boolean;
}

/** What is set aside for repair. */
export interface AsideRow {
  part: string;
  name: string;
  why: string;
  since: number;
}

/** The house at a glance. */
export interface HouseLook {
  figures: Record<string, number>;
  /** default: [] */
  troubles?: string[];
  /** default: [] */
  set_aside?: AsideRow[];
  /** default: "" */
  rules?: string;
  /** default: "" */
  announcement?: string;
  /** default: null */
  closing?: ClosingAt | null;
}

/** An open table. */
export interface TableRow {
  table: string;
  status: string;
  /** bang or duel */
  game: string;
  /** seconds */
  age: number;
  games: number;
  watching: number;
  opener: Someone;
  /** it was opened from, if that is still known */
  address: string;
  /** of that address */
  sign: string;
  /** seconds of CPU time for its bots, since the house opened */
  thinking: number;
  /** of the game that is played */
  moves: number;
  /** that were said */
  lines: number;
  people: Someone[];
}

/** The tables of one opener, or of one address. */
export interface TableGroup {
  opener: Someone | null;
  address: string;
  sign: string;
  tables: number;
  thinking: number;
  /** who opened them */
  people: number;
}

/** Open tables in the order that was asked for, and who has how many, the most first. */
export interface TableList {
  tables: TableRow[];
  openers: TableGroup[];
  addresses: TableGroup[];
}

/** Somebody who is or was here. */
export interface PersonRow {
  person: string;
  name: string;
  made: number;
  seen: number;
  is_in: boolean;
  /** where he came from last, if that is still known */
  address: string;
  /** open ones that he opened */
  tables: number;
  /** about him */
  complaints: number;
  is_banned: boolean;
  /** by what he was let in, if the house is closed */
  ways: string[];
}

/**
 * A base class for defining efficient serializable objects.
 *
 * Fields are defined using type annotations. Fields may optionally have
 * default values, which result in keyword parameters to the constructor.
 *
 * Structs automatically define ``__init__``, ``__eq__``, ``__repr__``, and
 * ``__copy__`` methods. Additional methods can be defined on the class as
 * needed. Note that ``__init__``/``__new__`` cannot be overridden, but other
 * methods can. A tuple of the field names is available on the class via the
 * ``__struct_fields__`` attribute if needed.
 *
 * Additional class options can be enabled by passing keywords to the class
 * definition (see example below). These configuration options may also be
 * inspected at runtime through the ``__struct_config__`` attribute.
 *
 * Configuration
 * -------------
 * frozen: bool, default False
 *    Whether instances of this type are pseudo-immutable. If true, attribute
 *    assignment is disabled and a corresponding ``__hash__`` is defined.
 * order: bool, default False
 *    If True, ``__lt__``, `__le__``, ``__gt__``, and ``__ge__`` methods
 *    will be generated for this type.
 * eq: bool, default True
 *    If True (the default), an ``__eq__`` method will be generated for this
 *    type. Set to False to compare based on instance identity alone.
 * kw_only: bool, default False
 *    If True, all fields will be treated as keyword-only arguments in the
 *    generated ``__init__`` method. Default is False.
 * omit_defaults: bool, default False
 *    Whether fields should be omitted from encoding if the corresponding value
 *    is the default for that field. Enabling this may reduce message size, and
 *    often also improve encoding & decoding performance.
 * forbid_unknown_fields: bool, default False
 *    If True, an error is raised if an unknown field is encountered while
 *    decoding structs of this type. If False (the default), no error is raised
 *    and the unknown field is skipped.
 * tag: str, int, bool, callable, or None, default None
 *    Used along with ``tag_field`` for configuring tagged union support. If
 *    either are non-None, then the struct is considered "tagged". In this case,
 *    an extra field (the ``tag_field``) and value (the ``tag``) are added to the
 *    encoded message, which can be used to differentiate message types during
 *    decoding.
 *
 *    Set ``tag=True`` to enable the default tagged configuration (``tag_field``
 *    is ``"type"``, ``tag`` is the class name). Alternatively, you can provide
 *    a string (or less commonly int) value directly to be used as the tag
 *    (e.g. ``tag="my-tag-value"``).``tag`` can also be passed a callable that
 *    takes the class qualname and returns a valid tag value (e.g.
 *    ``tag=str.lower``). See the docs for more information.
 * tag_field: str or None, default None
 *    The field name to use for tagged union support. If ``tag`` is non-None,
 *    then this defaults to ``"type"``. See the ``tag`` docs above for more
 *    information.
 * rename: str, mapping, callable, or None, default None
 *    Controls renaming the field names used when encoding/decoding the struct.
 *    May be one of ``"lower"``, ``"upper"``, ``"camel"``, ``"pascal"``, or
 *    ``"kebab"`` to rename in lowercase, UPPERCASE, camelCase, PascalCase,
 *    or kebab-case respectively. May also be a mapping from field names to the
 *    renamed names (missing fields are not renamed). Alternatively, may be a
 *    callable that takes the field name and returns a new name or ``None`` to
 *    not rename that field. Default is ``None`` for no field renaming.
 * repr_omit_defaults: bool, default False
 *    Whether fields should be omitted from the generated repr if the
 *    corresponding value is the default for that field.
 * array_like: bool, default False
 *    If True, this struct type will be treated as an array-like type during
 *    encoding/decoding, rather than a dict-like type (the default). This may
 *    improve performance, at the cost of a more inscrutable message encoding.
 * gc: bool, default True
 *    Whether garbage collection is enabled for this type. Disabling this *may*
 *    help reduce GC pressure, but will prevent reference cycles composed of only
 *    ``gc=False`` from being collected. It is the user's responsibility to ensure
 *    that reference cycles don't occur when setting ``gc=False``.
 * weakref: bool, default False
 *    Whether instances of this type support weak references. Defaults to False.
 * dict: bool, default False
 *    Whether instances of this type will include a ``__dict__``. Setting this to
 *    True will allow adding additional undeclared attributes to a struct instance,
 *    which may be useful for holding private runtime state. Defaults to False.
 * cache_hash: bool, default False
 *    If enabled, the hash of a frozen struct instance will be computed at most
 *    once, and then cached on the instance for further reuse. For expensive
 *    hash values this can improve performance at the cost of a small amount of
 *    memory usage.
 *
 * Examples
 * --------
 * Here we define a new `Struct` type for describing a dog. It has three fields;
 * two required and one optional.
 *
 * >>> class Dog(Struct):
 * ...     name: str
 * ...     breed: str
 * ...     is_good_boy: bool = True
 * ...
 * >>> Dog('snickers', breed='corgi')
 * Dog(name='snickers', breed='corgi', is_good_boy=True)
 *
 * Additional struct options can be set as part of the class definition. Here
 * we define a new `Struct` type for a frozen `Point` object.
 *
 * >>> class Point(Struct, frozen=True):
 * ...     x: float
 * ...     y: float
 * ...
 * >>> {Point(1.5, 2.0): 1}  # frozen structs are hashable
 * {Point(x=1.5, y=2.0): 1}
 */
export interface PersonList {
  people: PersonRow[];
  /** there are no others */
  all: boolean;
}

/** One of those who complained about the same. */
export interface Complainant {
  id: number;
  at: number;
  person: Someone;
  text: string;
}

/** Something that was said before somebody complained. */
export interface HeardLine {
  at: number;
  room: string;
  person: Someone;
  text: string;
  phrase: string;
  /** said by whom the complaint is about */
  is_meant: boolean;
}

/** Everything about one person at one table, with what was said there. */
export interface ComplaintGroup {
  against: Someone;
  table: string;
  is_open: boolean;
  is_banned: boolean;
  complaints: Complainant[];
  lines: HeardLine[];
}

/**
 * A base class for defining efficient serializable objects.
 *
 * Fields are defined using type annotations. Fields may optionally have
 * default values, which result in keyword parameters to the constructor.
 *
 * Structs automatically define ``__init__``, ``__eq__``, ``__repr__``, and
 * ``__copy__`` methods. Additional methods can be defined on the class as
 * needed. Note that ``__init__``/``__new__`` cannot be overridden, but other
 * methods can. A tuple of the field names is available on the class via the
 * ``__struct_fields__`` attribute if needed.
 *
 * Additional class options can be enabled by passing keywords to the class
 * definition (see example below). These configuration options may also be
 * inspected at runtime through the ``__struct_config__`` attribute.
 *
 * Configuration
 * -------------
 * frozen: bool, default False
 *    Whether instances of this type are pseudo-immutable. If true, attribute
 *    assignment is disabled and a corresponding ``__hash__`` is defined.
 * order: bool, default False
 *    If True, ``__lt__``, `__le__``, ``__gt__``, and ``__ge__`` methods
 *    will be generated for this type.
 * eq: bool, default True
 *    If True (the default), an ``__eq__`` method will be generated for this
 *    type. Set to False to compare based on instance identity alone.
 * kw_only: bool, default False
 *    If True, all fields will be treated as keyword-only arguments in the
 *    generated ``__init__`` method. Default is False.
 * omit_defaults: bool, default False
 *    Whether fields should be omitted from encoding if the corresponding value
 *    is the default for that field. Enabling this may reduce message size, and
 *    often also improve encoding & decoding performance.
 * forbid_unknown_fields: bool, default False
 *    If True, an error is raised if an unknown field is encountered while
 *    decoding structs of this type. If False (the default), no error is raised
 *    and the unknown field is skipped.
 * tag: str, int, bool, callable, or None, default None
 *    Used along with ``tag_field`` for configuring tagged union support. If
 *    either are non-None, then the struct is considered "tagged". In this case,
 *    an extra field (the ``tag_field``) and value (the ``tag``) are added to the
 *    encoded message, which can be used to differentiate message types during
 *    decoding.
 *
 *    Set ``tag=True`` to enable the default tagged configuration (``tag_field``
 *    is ``"type"``, ``tag`` is the class name). Alternatively, you can provide
 *    a string (or less commonly int) value directly to be used as the tag
 *    (e.g. ``tag="my-tag-value"``).``tag`` can also be passed a callable that
 *    takes the class qualname and returns a valid tag value (e.g.
 *    ``tag=str.lower``). See the docs for more information.
 * tag_field: str or None, default None
 *    The field name to use for tagged union support. If ``tag`` is non-None,
 *    then this defaults to ``"type"``. See the ``tag`` docs above for more
 *    information.
 * rename: str, mapping, callable, or None, default None
 *    Controls renaming the field names used when encoding/decoding the struct.
 *    May be one of ``"lower"``, ``"upper"``, ``"camel"``, ``"pascal"``, or
 *    ``"kebab"`` to rename in lowercase, UPPERCASE, camelCase, PascalCase,
 *    or kebab-case respectively. May also be a mapping from field names to the
 *    renamed names (missing fields are not renamed). Alternatively, may be a
 *    callable that takes the field name and returns a new name or ``None`` to
 *    not rename that field. Default is ``None`` for no field renaming.
 * repr_omit_defaults: bool, default False
 *    Whether fields should be omitted from the generated repr if the
 *    corresponding value is the default for that field.
 * array_like: bool, default False
 *    If True, this struct type will be treated as an array-like type during
 *    encoding/decoding, rather than a dict-like type (the default). This may
 *    improve performance, at the cost of a more inscrutable message encoding.
 * gc: bool, default True
 *    Whether garbage collection is enabled for this type. Disabling this *may*
 *    help reduce GC pressure, but will prevent reference cycles composed of only
 *    ``gc=False`` from being collected. It is the user's responsibility to ensure
 *    that reference cycles don't occur when setting ``gc=False``.
 * weakref: bool, default False
 *    Whether instances of this type support weak references. Defaults to False.
 * dict: bool, default False
 *    Whether instances of this type will include a ``__dict__``. Setting this to
 *    True will allow adding additional undeclared attributes to a struct instance,
 *    which may be useful for holding private runtime state. Defaults to False.
 * cache_hash: bool, default False
 *    If enabled, the hash of a frozen struct instance will be computed at most
 *    once, and then cached on the instance for further reuse. For expensive
 *    hash values this can improve performance at the cost of a small amount of
 *    memory usage.
 *
 * Examples
 * --------
 * Here we define a new `Struct` type for describing a dog. It has three fields;
 * two required and one optional.
 *
 * >>> class Dog(Struct):
 * ...     name: str
 * ...     breed: str
 * ...     is_good_boy: bool = True
 * ...
 * >>> Dog('snickers', breed='corgi')
 * Dog(name='snickers', breed='corgi', is_good_boy=True)
 *
 * Additional struct options can be set as part of the class definition. Here
 * we define a new `Struct` type for a frozen `Point` object.
 *
 * >>> class Point(Struct, frozen=True):
 * ...     x: float
 * ...     y: float
 * ...
 * >>> {Point(1.5, 2.0): 1}  # frozen structs are hashable
 * {Point(x=1.5, y=2.0): 1}
 */
export interface ComplaintList {
  complaints: ComplaintGroup[];
}

/** Somebody, or an address by its sign, that is not let in. */
export interface BanRow {
  person: Someone | null;
  sign: string;
  /** if it is known */
  address: string;
  at: number;
  until: number | null;
  reason: string;
}

/**
 * A base class for defining efficient serializable objects.
 *
 * Fields are defined using type annotations. Fields may optionally have
 * default values, which result in keyword parameters to the constructor.
 *
 * Structs automatically define ``__init__``, ``__eq__``, ``__repr__``, and
 * ``__copy__`` methods. Additional methods can be defined on the class as
 * needed. Note that ``__init__``/``__new__`` cannot be overridden, but other
 * methods can. A tuple of the field names is available on the class via the
 * ``__struct_fields__`` attribute if needed.
 *
 * Additional class options can be enabled by passing keywords to the class
 * definition (see example below). These configuration options may also be
 * inspected at runtime through the ``__struct_config__`` attribute.
 *
 * Configuration
 * -------------
 * frozen: bool, default False
 *    Whether instances of this type are pseudo-immutable. If true, attribute
 *    assignment is disabled and a corresponding ``__hash__`` is defined.
 * order: bool, default False
 *    If True, ``__lt__``, `__le__``, ``__gt__``, and ``__ge__`` methods
 *    will be generated for this type.
 * eq: bool, default True
 *    If True (the default), an ``__eq__`` method will be generated for this
 *    type. Set to False to compare based on instance identity alone.
 * kw_only: bool, default False
 *    If True, all fields will be treated as keyword-only arguments in the
 *    generated ``__init__`` method. Default is False.
 * omit_defaults: bool, default False
 *    Whether fields should be omitted from encoding if the corresponding value
 *    is the default for that field. Enabling this may reduce message size, and
 *    often also improve encoding & decoding performance.
 * forbid_unknown_fields: bool, default False
 *    If True, an error is raised if an unknown field is encountered while
 *    decoding structs of this type. If False (the default), no error is raised
 *    and the unknown field is skipped.
 * tag: str, int, bool, callable, or None, default None
 *    Used along with ``tag_field`` for configuring tagged union support. If
 *    either are non-None, then the struct is considered "tagged". In this case,
 *    an extra field (the ``tag_field``) and value (the ``tag``) are added to the
 *    encoded message, which can be used to differentiate message types during
 *    decoding.
 *
 *    Set ``tag=True`` to enable the default tagged configuration (``tag_field``
 *    is ``"type"``, ``tag`` is the class name). Alternatively, you can provide
 *    a string (or less commonly int) value directly to be used as the tag
 *    (e.g. ``tag="my-tag-value"``).``tag`` can also be passed a callable that
 *    takes the class qualname and returns a valid tag value (e.g.
 *    ``tag=str.lower``). See the docs for more information.
 * tag_field: str or None, default None
 *    The field name to use for tagged union support. If ``tag`` is non-None,
 *    then this defaults to ``"type"``. See the ``tag`` docs above for more
 *    information.
 * rename: str, mapping, callable, or None, default None
 *    Controls renaming the field names used when encoding/decoding the struct.
 *    May be one of ``"lower"``, ``"upper"``, ``"camel"``, ``"pascal"``, or
 *    ``"kebab"`` to rename in lowercase, UPPERCASE, camelCase, PascalCase,
 *    or kebab-case respectively. May also be a mapping from field names to the
 *    renamed names (missing fields are not renamed). Alternatively, may be a
 *    callable that takes the field name and returns a new name or ``None`` to
 *    not rename that field. Default is ``None`` for no field renaming.
 * repr_omit_defaults: bool, default False
 *    Whether fields should be omitted from the generated repr if the
 *    corresponding value is the default for that field.
 * array_like: bool, default False
 *    If True, this struct type will be treated as an array-like type during
 *    encoding/decoding, rather than a dict-like type (the default). This may
 *    improve performance, at the cost of a more inscrutable message encoding.
 * gc: bool, default True
 *    Whether garbage collection is enabled for this type. Disabling this *may*
 *    help reduce GC pressure, but will prevent reference cycles composed of only
 *    ``gc=False`` from being collected. It is the user's responsibility to ensure
 *    that reference cycles don't occur when setting ``gc=False``.
 * weakref: bool, default False
 *    Whether instances of this type support weak references. Defaults to False.
 * dict: bool, default False
 *    Whether instances of this type will include a ``__dict__``. Setting this to
 *    True will allow adding additional undeclared attributes to a struct instance,
 *    which may be useful for holding private runtime state. Defaults to False.
 * cache_hash: bool, default False
 *    If enabled, the hash of a frozen struct instance will be computed at most
 *    once, and then cached on the instance for further reuse. For expensive
 *    hash values this can improve performance at the cost of a small amount of
 *    memory usage.
 *
 * Examples
 * --------
 * Here we define a new `Struct` type for describing a dog. It has three fields;
 * two required and one optional.
 *
 * >>> class Dog(Struct):
 * ...     name: str
 * ...     breed: str
 * ...     is_good_boy: bool = True
 * ...
 * >>> Dog('snickers', breed='corgi')
 * Dog(name='snickers', breed='corgi', is_good_boy=True)
 *
 * Additional struct options can be set as part of the class definition. Here
 * we define a new `Struct` type for a frozen `Point` object.
 *
 * >>> class Point(Struct, frozen=True):
 * ...     x: float
 * ...     y: float
 * ...
 * >>> {Point(1.5, 2.0): 1}  # frozen structs are hashable
 * {Point(x=1.5, y=2.0): 1}
 */
export interface BanList {
  bans: BanRow[];
}

/** An invitation to the house; its secret nobody knows any more. */
export interface InvitationRow {
  invitation: string;
  note: string;
  made: number;
  until: number;
  uses: number;
  used: number;
  /** somebody can still come by it */
  is_good: boolean;
  is_revoked: boolean;
}

/**
 * A base class for defining efficient serializable objects.
 *
 * Fields are defined using type annotations. Fields may optionally have
 * default values, which result in keyword parameters to the constructor.
 *
 * Structs automatically define ``__init__``, ``__eq__``, ``__repr__``, and
 * ``__copy__`` methods. Additional methods can be defined on the class as
 * needed. Note that ``__init__``/``__new__`` cannot be overridden, but other
 * methods can. A tuple of the field names is available on the class via the
 * ``__struct_fields__`` attribute if needed.
 *
 * Additional class options can be enabled by passing keywords to the class
 * definition (see example below). These configuration options may also be
 * inspected at runtime through the ``__struct_config__`` attribute.
 *
 * Configuration
 * -------------
 * frozen: bool, default False
 *    Whether instances of this type are pseudo-immutable. If true, attribute
 *    assignment is disabled and a corresponding ``__hash__`` is defined.
 * order: bool, default False
 *    If True, ``__lt__``, `__le__``, ``__gt__``, and ``__ge__`` methods
 *    will be generated for this type.
 * eq: bool, default True
 *    If True (the default), an ``__eq__`` method will be generated for this
 *    type. Set to False to compare based on instance identity alone.
 * kw_only: bool, default False
 *    If True, all fields will be treated as keyword-only arguments in the
 *    generated ``__init__`` method. Default is False.
 * omit_defaults: bool, default False
 *    Whether fields should be omitted from encoding if the corresponding value
 *    is the default for that field. Enabling this may reduce message size, and
 *    often also improve encoding & decoding performance.
 * forbid_unknown_fields: bool, default False
 *    If True, an error is raised if an unknown field is encountered while
 *    decoding structs of this type. If False (the default), no error is raised
 *    and the unknown field is skipped.
 * tag: str, int, bool, callable, or None, default None
 *    Used along with ``tag_field`` for configuring tagged union support. If
 *    either are non-None, then the struct is considered "tagged". In this case,
 *    an extra field (the ``tag_field``) and value (the ``tag``) are added to the
 *    encoded message, which can be used to differentiate message types during
 *    decoding.
 *
 *    Set ``tag=True`` to enable the default tagged configuration (``tag_field``
 *    is ``"type"``, ``tag`` is the class name). Alternatively, you can provide
 *    a string (or less commonly int) value directly to be used as the tag
 *    (e.g. ``tag="my-tag-value"``).``tag`` can also be passed a callable that
 *    takes the class qualname and returns a valid tag value (e.g.
 *    ``tag=str.lower``). See the docs for more information.
 * tag_field: str or None, default None
 *    The field name to use for tagged union support. If ``tag`` is non-None,
 *    then this defaults to ``"type"``. See the ``tag`` docs above for more
 *    information.
 * rename: str, mapping, callable, or None, default None
 *    Controls renaming the field names used when encoding/decoding the struct.
 *    May be one of ``"lower"``, ``"upper"``, ``"camel"``, ``"pascal"``, or
 *    ``"kebab"`` to rename in lowercase, UPPERCASE, camelCase, PascalCase,
 *    or kebab-case respectively. May also be a mapping from field names to the
 *    renamed names (missing fields are not renamed). Alternatively, may be a
 *    callable that takes the field name and returns a new name or ``None`` to
 *    not rename that field. Default is ``None`` for no field renaming.
 * repr_omit_defaults: bool, default False
 *    Whether fields should be omitted from the generated repr if the
 *    corresponding value is the default for that field.
 * array_like: bool, default False
 *    If True, this struct type will be treated as an array-like type during
 *    encoding/decoding, rather than a dict-like type (the default). This may
 *    improve performance, at the cost of a more inscrutable message encoding.
 * gc: bool, default True
 *    Whether garbage collection is enabled for this type. Disabling this *may*
 *    help reduce GC pressure, but will prevent reference cycles composed of only
 *    ``gc=False`` from being collected. It is the user's responsibility to ensure
 *    that reference cycles don't occur when setting ``gc=False``.
 * weakref: bool, default False
 *    Whether instances of this type support weak references. Defaults to False.
 * dict: bool, default False
 *    Whether instances of this type will include a ``__dict__``. Setting this to
 *    True will allow adding additional undeclared attributes to a struct instance,
 *    which may be useful for holding private runtime state. Defaults to False.
 * cache_hash: bool, default False
 *    If enabled, the hash of a frozen struct instance will be computed at most
 *    once, and then cached on the instance for further reuse. For expensive
 *    hash values this can improve performance at the cost of a small amount of
 *    memory usage.
 *
 * Examples
 * --------
 * Here we define a new `Struct` type for describing a dog. It has three fields;
 * two required and one optional.
 *
 * >>> class Dog(Struct):
 * ...     name: str
 * ...     breed: str
 * ...     is_good_boy: bool = True
 * ...
 * >>> Dog('snickers', breed='corgi')
 * Dog(name='snickers', breed='corgi', is_good_boy=True)
 *
 * Additional struct options can be set as part of the class definition. Here
 * we define a new `Struct` type for a frozen `Point` object.
 *
 * >>> class Point(Struct, frozen=True):
 * ...     x: float
 * ...     y: float
 * ...
 * >>> {Point(1.5, 2.0): 1}  # frozen structs are hashable
 * {Point(x=1.5, y=2.0): 1}
 */
export interface InvitationList {
  /** by what people are let in; none: everybody is */
  ways: string[];
  invitations: InvitationRow[];
}

/** Something that was done. */
export interface AuditRow {
  id: number;
  at: number;
  by: string;
  act: string;
  arguments: Record<string, unknown>;
  result: Told;
}

/**
 * A base class for defining efficient serializable objects.
 *
 * Fields are defined using type annotations. Fields may optionally have
 * default values, which result in keyword parameters to the constructor.
 *
 * Structs automatically define ``__init__``, ``__eq__``, ``__repr__``, and
 * ``__copy__`` methods. Additional methods can be defined on the class as
 * needed. Note that ``__init__``/``__new__`` cannot be overridden, but other
 * methods can. A tuple of the field names is available on the class via the
 * ``__struct_fields__`` attribute if needed.
 *
 * Additional class options can be enabled by passing keywords to the class
 * definition (see example below). These configuration options may also be
 * inspected at runtime through the ``__struct_config__`` attribute.
 *
 * Configuration
 * -------------
 * frozen: bool, default False
 *    Whether instances of this type are pseudo-immutable. If true, attribute
 *    assignment is disabled and a corresponding ``__hash__`` is defined.
 * order: bool, default False
 *    If True, ``__lt__``, `__le__``, ``__gt__``, and ``__ge__`` methods
 *    will be generated for this type.
 * eq: bool, default True
 *    If True (the default), an ``__eq__`` method will be generated for this
 *    type. Set to False to compare based on instance identity alone.
 * kw_only: bool, default False
 *    If True, all fields will be treated as keyword-only arguments in the
 *    generated ``__init__`` method. Default is False.
 * omit_defaults: bool, default False
 *    Whether fields should be omitted from encoding if the corresponding value
 *    is the default for that field. Enabling this may reduce message size, and
 *    often also improve encoding & decoding performance.
 * forbid_unknown_fields: bool, default False
 *    If True, an error is raised if an unknown field is encountered while
 *    decoding structs of this type. If False (the default), no error is raised
 *    and the unknown field is skipped.
 * tag: str, int, bool, callable, or None, default None
 *    Used along with ``tag_field`` for configuring tagged union support. If
 *    either are non-None, then the struct is considered "tagged". In this case,
 *    an extra field (the ``tag_field``) and value (the ``tag``) are added to the
 *    encoded message, which can be used to differentiate message types during
 *    decoding.
 *
 *    Set ``tag=True`` to enable the default tagged configuration (``tag_field``
 *    is ``"type"``, ``tag`` is the class name). Alternatively, you can provide
 *    a string (or less commonly int) value directly to be used as the tag
 *    (e.g. ``tag="my-tag-value"``).``tag`` can also be passed a callable that
 *    takes the class qualname and returns a valid tag value (e.g.
 *    ``tag=str.lower``). See the docs for more information.
 * tag_field: str or None, default None
 *    The field name to use for tagged union support. If ``tag`` is non-None,
 *    then this defaults to ``"type"``. See the ``tag`` docs above for more
 *    information.
 * rename: str, mapping, callable, or None, default None
 *    Controls renaming the field names used when encoding/decoding the struct.
 *    May be one of ``"lower"``, ``"upper"``, ``"camel"``, ``"pascal"``, or
 *    ``"kebab"`` to rename in lowercase, UPPERCASE, camelCase, PascalCase,
 *    or kebab-case respectively. May also be a mapping from field names to the
 *    renamed names (missing fields are not renamed). Alternatively, may be a
 *    callable that takes the field name and returns a new name or ``None`` to
 *    not rename that field. Default is ``None`` for no field renaming.
 * repr_omit_defaults: bool, default False
 *    Whether fields should be omitted from the generated repr if the
 *    corresponding value is the default for that field.
 * array_like: bool, default False
 *    If True, this struct type will be treated as an array-like type during
 *    encoding/decoding, rather than a dict-like type (the default). This may
 *    improve performance, at the cost of a more inscrutable message encoding.
 * gc: bool, default True
 *    Whether garbage collection is enabled for this type. Disabling this *may*
 *    help reduce GC pressure, but will prevent reference cycles composed of only
 *    ``gc=False`` from being collected. It is the user's responsibility to ensure
 *    that reference cycles don't occur when setting ``gc=False``.
 * weakref: bool, default False
 *    Whether instances of this type support weak references. Defaults to False.
 * dict: bool, default False
 *    Whether instances of this type will include a ``__dict__``. Setting this to
 *    True will allow adding additional undeclared attributes to a struct instance,
 *    which may be useful for holding private runtime state. Defaults to False.
 * cache_hash: bool, default False
 *    If enabled, the hash of a frozen struct instance will be computed at most
 *    once, and then cached on the instance for further reuse. For expensive
 *    hash values this can improve performance at the cost of a small amount of
 *    memory usage.
 *
 * Examples
 * --------
 * Here we define a new `Struct` type for describing a dog. It has three fields;
 * two required and one optional.
 *
 * >>> class Dog(Struct):
 * ...     name: str
 * ...     breed: str
 * ...     is_good_boy: bool = True
 * ...
 * >>> Dog('snickers', breed='corgi')
 * Dog(name='snickers', breed='corgi', is_good_boy=True)
 *
 * Additional struct options can be set as part of the class definition. Here
 * we define a new `Struct` type for a frozen `Point` object.
 *
 * >>> class Point(Struct, frozen=True):
 * ...     x: float
 * ...     y: float
 * ...
 * >>> {Point(1.5, 2.0): 1}  # frozen structs are hashable
 * {Point(x=1.5, y=2.0): 1}
 */
export interface AuditList {
  entries: AuditRow[];
}

/** What was done, or, if it was not confirmed, would be. */
export interface Outcome {
  done: boolean;
  /** default: 0 */
  tables?: number;
  /** default: 0 */
  people?: number;
  /** default: 0 */
  addresses?: number;
  /** default: 0 */
  complaints?: number;
  /** default: 0 */
  invitations?: number;
  /** default: "" */
  file?: string;
  /** of an invitation; it is shown once; default: "" */
  link?: string;
}

/** Everything that an operator can ask for. */
export type OperatorAct =
  | Look
  | ListTables
  | ListPeople
  | ListComplaints
  | ListBans
  | ListInvitations
  | ListAudit
  | CloseTables
  | Ban
  | Unban
  | InviteToHouse
  | Revoke
  | AnnounceToAll
  | Shutdown
  | StayOpen
  | SetRules
  | DismissComplaints
  | MakeBackup;
